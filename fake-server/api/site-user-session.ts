import { randomToken } from '../state.ts';
import type { ApiResponse } from './api-response.ts';
import type { ApiCall } from './handler.ts';
import { siteUserCookie } from './site-user-cookie.ts';

const rememberedSeconds = 30 * 86_400;

/** Signs a site user in: the response has the token for the X-SiteUser-XSRF-Token header, and sets the session's cookie. Spec 2 §3, §6. */
export function beginSession({ recorded, site, state }: ApiCall, email: string, isRemembered: boolean): ApiResponse {
  const session = randomToken();
  const xsrfToken = randomToken();
  state.siteUserSessions.set(session, xsrfToken);
  state.commerce.members.begin(session, site, email);
  const cookie = `${siteUserCookie}=${session}; Path=/; HttpOnly; SameSite=Lax${isRemembered ? `; Max-Age=${rememberedSeconds}` : ''}`;
  return {
    ...recorded,
    headers: { ...recorded.headers, 'set-cookie': cookie },
    body: { ...(recorded.body as object), xsrfToken },
  };
}
