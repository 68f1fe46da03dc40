import { endpoints } from '../../runtime/contract/endpoints.ts';
import { readFields, readNumber, readText } from '../../runtime/contract/read.ts';
import { defineHandler } from '../api/handler.ts';
import { cartResponse, findCart, refuse } from '../commerce/cart-call.ts';

/** Puts pieces of a product into the visitor's cart, which begins with it. Stock is looked at, and taken when they are paid for. Ours. */
export const commerceCartAdd = defineHandler({
  endpoint: endpoints.commerceCartAdd,
  refusesWrongCrumb: true,
  respond(call) {
    const { body, site, state } = call;
    const { carts } = state.commerce;
    const fields = readFields(body);
    const cart = findCart(call) ?? carts.create(site);
    const added = carts.add(cart, {
      itemId: readText(fields.itemId),
      variant: readText(fields.variantId),
      quantity: readNumber(fields.quantity) ?? 0,
      planId: readText(fields.subscriptionOptionId),
      additionalFields: readFields(fields.additionalFields),
    });
    return 'error' in added ? refuse(added) : cartResponse(call, cart, { newlyAdded: added.id });
  },
});
