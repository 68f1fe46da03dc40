import { readFields, readNumber, readText } from '../../runtime/contract/read.ts';
import { cartResponse, findCart } from '../calls/cart.ts';
import { type Handler, refuse } from '../calls/handler.ts';

/** Adds a product to the visitor's cart, or to a new one. The stock is checked; payment reduces it. */
export const commerceCartAdd: Handler = (call) => {
  const { carts } = call.state.commerce;
  const fields = readFields(call.body);
  const cart = findCart(call) ?? carts.create(call.site);
  const added = carts.add(cart, {
    itemId: readText(fields.itemId),
    variant: readText(fields.variantId),
    quantity: readNumber(fields.quantity) ?? 0,
    planId: readText(fields.subscriptionOptionId),
    additionalFields: readFields(fields.additionalFields),
  });
  return 'error' in added ? refuse(added) : cartResponse(call, cart, { newlyAdded: added.id });
};
