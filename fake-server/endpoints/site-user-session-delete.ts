import { endpoints } from '../../runtime/contract/endpoints.ts';
import { defineHandler } from '../api/handler.ts';
import { clearedSiteUserCookie, siteUserCookie } from '../api/site-user-cookie.ts';
import { cartCookies, clearedCartCookies, findCart } from '../commerce/cart-call.ts';
import { firstOf } from '../http/form-fields.ts';

/** Signs a site user out; the cart goes with the session, unless a copy of it is asked for (`cloneCart`). A session whose X-SiteUser-XSRF-Token does not come along is ended too, and noted. Spec 2 §6, §7. */
export const siteUserSessionDelete = defineHandler({
  endpoint: endpoints.siteUserSessionDelete,
  refusesWrongCrumb: true,
  respond(call) {
    const { cookies, headers, query, recorded, state, note } = call;
    const session = cookies.get(siteUserCookie) ?? '';
    const xsrfToken = state.siteUserSessions.get(session);
    if (xsrfToken !== undefined && headers['x-siteuser-xsrf-token'] !== xsrfToken) {
      note('/headers/x-siteuser-xsrf-token', 'Expected the xsrfToken that was answered when this session began.');
    }
    state.siteUserSessions.delete(session);
    state.commerce.members.end(session);
    const cart = findCart(call);
    const copy = cart && firstOf(query.cloneCart) === 'true' ? state.commerce.carts.clone(cart) : null;
    const kept = copy ? cartCookies(copy.token) : clearedCartCookies;
    const setCookie = [clearedSiteUserCookie, ...(cart ? kept : [])];
    return { ...recorded, headers: { ...recorded.headers, 'set-cookie': setCookie } };
  },
});
