import { endpoints } from '../../runtime/contract/endpoints.ts';
import { defineHandler } from '../api/handler.ts';

/** An order of this site, by its id. Ours. */
export const commerceOrder = defineHandler({
  endpoint: endpoints.commerceOrder,
  respond({ site, params, state, recorded }) {
    const order = state.commerce.orders.find(site, params.id ?? '');
    return order ? { ...recorded, body: { order } } : { status: 404, body: { error: 'There is no such order.' } };
  },
});
