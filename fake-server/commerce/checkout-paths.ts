import type { OrderKind, StoredOrder } from './orders.ts';

/** The paths of the confirmation pages. The paths are our choice, the page types are the platform's. */
const confirmedPaths: Readonly<Record<OrderKind, string>> = {
  cart: '/checkout/order-confirmed',
  'gift-card': '/checkout/order-confirmed',
  donation: '/checkout/donation-confirmed',
  subscription: '/checkout/subscription-confirmed',
};

export const confirmedPath = ({ kind, id }: Pick<StoredOrder, 'kind' | 'id'>): string => `${confirmedPaths[kind]}?oid=${id}`;

/** Returns the address of the checkout page that sent the payment, with the code of the refusal. */
export function refusedPath(back: string, code: string): string {
  const known = /^\/(checkout|commerce)\/[\w/-]*(\?[^#]*)?$/.test(back) ? back : '/commerce/goto-checkout';
  const [path = '', queryText = ''] = known.split('?');
  const query = new URLSearchParams(queryText);
  query.set('refused', code);
  return `${path}?${query}`;
}
