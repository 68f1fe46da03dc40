import type { OrderKind, StoredOrder } from './orders.ts';

/** Where an order of each kind is confirmed (our choice; the page types are those of spec 2 §2). */
const confirmedPaths: Readonly<Record<OrderKind, string>> = {
  cart: '/checkout/order-confirmed',
  'gift-card': '/checkout/order-confirmed',
  donation: '/checkout/donation-confirmed',
  subscription: '/checkout/subscription-confirmed',
};

export const confirmedPath = ({ kind, id }: Pick<StoredOrder, 'kind' | 'id'>): string => `${confirmedPaths[kind]}?oid=${id}`;

/** Back to the page of this site that the payment was tried from, which says why it was not taken. */
export function refusedPath(back: string, code: string): string {
  const known = /^\/(checkout|commerce)\/[\w/-]*(\?[^#]*)?$/.test(back) ? back : '/commerce/goto-checkout';
  const [path = '', queryText = ''] = known.split('?');
  const query = new URLSearchParams(queryText);
  query.set('refused', code);
  return `${path}?${query}`;
}
