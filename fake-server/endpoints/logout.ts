import type { Handler } from '../calls/handler.ts';
import { clearedSiteUserCookie, siteUserCookie } from '../calls/site-user-session.ts';

/** Ends the visitor's session. */
export const logout: Handler = ({ cookies, recorded, state }) => {
  state.siteUserSessions.delete(cookies.get(siteUserCookie) ?? '');
  return { ...recorded, headers: { ...recorded.headers, 'set-cookie': clearedSiteUserCookie } };
};
