import { endpoints } from '../../runtime/contract/endpoints.ts';
import { defineHandler } from '../api/handler.ts';
import { clearedSiteUserCookie, siteUserCookie } from '../api/site-user-cookie.ts';

/** Signs a site user out. A session whose X-SiteUser-XSRF-Token does not come along is ended too, and noted. Spec 2 §6, §7. */
export const siteUserSessionDelete = defineHandler({
  endpoint: endpoints.siteUserSessionDelete,
  refusesWrongCrumb: true,
  respond({ cookies, headers, recorded, state, note }) {
    const session = cookies.get(siteUserCookie) ?? '';
    const xsrfToken = state.siteUserSessions.get(session);
    if (xsrfToken !== undefined && headers['x-siteuser-xsrf-token'] !== xsrfToken) {
      note('/headers/x-siteuser-xsrf-token', 'Expected the xsrfToken that was answered when this session began.');
    }
    state.siteUserSessions.delete(session);
    return { ...recorded, headers: { ...recorded.headers, 'set-cookie': clearedSiteUserCookie } };
  },
});
