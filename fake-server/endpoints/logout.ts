import { endpoints } from '../../runtime/contract/endpoints.ts';
import { defineHandler } from '../api/handler.ts';
import { clearedSiteUserCookie, siteUserCookie } from '../api/site-user-cookie.ts';

/** Ends the session of whoever is signed in. Spec 2 §4, §7; the response is not shown. */
export const logout = defineHandler({
  endpoint: endpoints.logout,
  refusesWrongCrumb: true,
  respond({ cookies, recorded, state }) {
    state.siteUserSessions.delete(cookies.get(siteUserCookie) ?? '');
    return { ...recorded, headers: { ...recorded.headers, 'set-cookie': clearedSiteUserCookie } };
  },
});
