import type { Handler } from '../calls/handler.ts';
import { siteUserCookie } from '../calls/site-user-session.ts';

const maxOrders = 50;

/** Returns the account of the signed-in site user with the newest orders; null without a session. */
export const siteUserAccount: Handler = ({ cookies, recorded, site, state }) => {
  const { members, orders } = state.commerce;
  const member = members.findBySession(cookies.get(siteUserCookie) ?? '', site);
  if (!member) return { ...recorded, body: { account: null } };
  const own = orders
    .list(site)
    .filter(({ email }) => email.trim().toLowerCase() === member.email.toLowerCase())
    .slice(0, maxOrders)
    .map(({ id, number, grandTotalCents, currency, createdOn }) => ({ id, number, grandTotalCents, currency, createdOn }));
  return { ...recorded, body: { account: { ...member, orders: own } } };
};
