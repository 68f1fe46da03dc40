import { readFields, readText } from '../../runtime/contract/read.ts';
import { type Handler, refuse } from '../calls/handler.ts';
import { overLimit } from '../calls/rate-limit.ts';
import { beginSession } from '../calls/site-user-session.ts';

/**
 * Signs a site user in. An address without an account is accepted with any password. More attempts a minute than allowed get 429.
 */
export const siteUserSessionCreate: Handler = (call) => {
  const limited = overLimit(call, 'site-user-session-create');
  if (limited) return limited;
  const { email, password, rememberMe } = readFields(call.body);
  const member = call.state.commerce.members.logIn(call.site, readText(email).slice(0, 256), readText(password));
  if (!member) return refuse({ code: 'WRONG_PASSWORD', error: 'The e-mail address or the password is wrong.' });
  return beginSession(call, member.email, rememberMe === true);
};
