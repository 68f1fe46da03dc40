import { endpoints } from '../../runtime/contract/endpoints.ts';
import { defineHandler } from '../api/handler.ts';
import { siteUserCookie } from '../api/site-user-cookie.ts';

const maxOrders = 50;

/** Who is signed in to the site, with their newest orders; null for nobody. Ours. */
export const siteUserAccount = defineHandler({
  endpoint: endpoints.siteUserAccount,
  respond({ cookies, recorded, site, state }) {
    const { members, orders } = state.commerce;
    const member = members.of(cookies.get(siteUserCookie) ?? '', site);
    if (!member) return { ...recorded, body: { account: null } };
    const own = orders
      .list(site)
      .filter(({ email }) => email.trim().toLowerCase() === member.email.toLowerCase())
      .slice(0, maxOrders)
      .map(({ id, number, grandTotalCents, currency, createdOn }) => ({ id, number, grandTotalCents, currency, createdOn }));
    return { ...recorded, body: { account: { ...member, orders: own } } };
  },
});
