import { cartCookies, clearedCartCookies, findCart } from '../calls/cart.ts';
import type { Handler } from '../calls/handler.ts';
import { clearedSiteUserCookie, siteUserCookie } from '../calls/site-user-session.ts';
import { firstOf } from '../http/form-fields.ts';

/**
 * Signs a site user out. The cart's cookies are deleted, or with `cloneCart` replaced by those of a copy. A call without the
 * session's X-SiteUser-XSRF-Token ends the session as well, and gets a problem in the journal.
 */
export const siteUserSessionDelete: Handler = (call) => {
  const { cookies, headers, query, recorded, state, note } = call;
  const session = cookies.get(siteUserCookie) ?? '';
  const xsrfToken = state.siteUserSessions.get(session);
  if (xsrfToken !== undefined && headers['x-siteuser-xsrf-token'] !== xsrfToken) {
    note('/headers/x-siteuser-xsrf-token', 'Expected the xsrfToken of the response that began this session.');
  }
  state.siteUserSessions.delete(session);
  state.commerce.members.end(session);
  const cart = findCart(call);
  const copy = cart && firstOf(query.cloneCart) === 'true' ? state.commerce.carts.clone(cart) : null;
  const kept = copy ? cartCookies(copy.token) : clearedCartCookies;
  const setCookie = [clearedSiteUserCookie, ...(cart ? kept : [])];
  return { ...recorded, headers: { ...recorded.headers, 'set-cookie': setCookie } };
};
