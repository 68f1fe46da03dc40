import { endpoints } from '../../runtime/contract/endpoints.ts';
import { defineHandler } from '../api/handler.ts';
import { siteUserCookie } from '../api/site-user-cookie.ts';
import { randomToken } from '../state.ts';

const rememberedSeconds = 30 * 86_400;

/**
 * Signs a site user in: any e-mail and password are right (our choice). Returns the token for the X-SiteUser-XSRF-Token header
 * and sets the session's cookie. Spec 2 §3, §6, §7.
 */
export const siteUserSessionCreate = defineHandler({
  endpoint: endpoints.siteUserSessionCreate,
  refusesWrongCrumb: true,
  respond({ body, recorded, state }) {
    const session = randomToken();
    const xsrfToken = randomToken();
    state.siteUserSessions.set(session, xsrfToken);
    const remember = (body as { rememberMe?: unknown } | null)?.rememberMe === true;
    const cookie = `${siteUserCookie}=${session}; Path=/; HttpOnly; SameSite=Lax${remember ? `; Max-Age=${rememberedSeconds}` : ''}`;
    return {
      ...recorded,
      headers: { ...recorded.headers, 'set-cookie': cookie },
      body: { ...(recorded.body as object), xsrfToken },
    };
  },
});
