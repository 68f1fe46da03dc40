import { endpoints } from '../../runtime/contract/endpoints.ts';
import { readFields, readText } from '../../runtime/contract/read.ts';
import { defineHandler } from '../api/handler.ts';
import { beginSession } from '../api/site-user-session.ts';
import { refuse } from '../commerce/cart-call.ts';

/**
 * Signs a site user in: the password of an account that was made here, any password for other e-mail addresses (our choice).
 * Returns the token for the X-SiteUser-XSRF-Token header and sets the session's cookie. Spec 2 §3, §6, §7.
 */
export const siteUserSessionCreate = defineHandler({
  endpoint: endpoints.siteUserSessionCreate,
  refusesWrongCrumb: true,
  respond(call) {
    const { email, password, rememberMe } = readFields(call.body);
    const member = call.state.commerce.members.logIn(call.site, readText(email).slice(0, 256), readText(password));
    if (!member) return refuse({ status: 400, code: 'WRONG_PASSWORD', error: 'The e-mail address or the password is wrong.' });
    return beginSession(call, member.email, rememberMe === true);
  },
});
