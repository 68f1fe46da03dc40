import type { ApiResponse } from '../http/api-response.ts';
import { randomToken } from '../random-token.ts';
import type { ApiCall } from './handler.ts';

/** The cookie of a signed-in site user. Its name is our choice: the platform documents only the anti-forgery header. */
export const siteUserCookie = 'siteUserSession';

export const clearedSiteUserCookie = `${siteUserCookie}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0`;

const rememberedSeconds = 30 * 86_400;

/**
 * Signs a site user in. The response has the token for the X-SiteUser-XSRF-Token header (calls#site-user-token) and sets the
 * session's cookie.
 */
export function beginSession({ recorded, site, state }: ApiCall, email: string, isRemembered: boolean): ApiResponse {
  const session = randomToken();
  const xsrfToken = randomToken();
  state.siteUserSessions.set(session, xsrfToken);
  state.commerce.members.begin(session, site, email);
  const lifetime = isRemembered ? `; Max-Age=${rememberedSeconds}` : '';
  const cookie = `${siteUserCookie}=${session}; Path=/; HttpOnly; SameSite=Lax${lifetime}`;
  return {
    ...recorded,
    headers: { ...recorded.headers, 'set-cookie': cookie },
    body: { ...(recorded.body as object), xsrfToken },
  };
}
