import type { Handler } from '../calls/handler.ts';

/** Returns an order of the site by its id. */
export const commerceOrder: Handler = ({ site, params, state, recorded }) => {
  const order = state.commerce.orders.find(site, params.id ?? '');
  return order ? { ...recorded, body: { order } } : { status: 404, body: { error: 'There is no such order.' } };
};
