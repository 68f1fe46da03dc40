import { endpoints } from '../../runtime/contract/endpoints.ts';
import { readFields, readNumber } from '../../runtime/contract/read.ts';
import { defineHandler } from '../api/handler.ts';
import { cartResponse, findCart, noCart, refuse } from '../commerce/cart-call.ts';

/** How many pieces of a line are wanted (0 takes it out), or what is written into its product's form. A refusal carries the cart as it is. Ours. */
export const commerceCartUpdate = defineHandler({
  endpoint: endpoints.commerceCartUpdate,
  refusesWrongCrumb: true,
  respond(call) {
    const { body, params, state } = call;
    const { carts } = state.commerce;
    const cart = findCart(call);
    if (!cart) return noCart;
    const { quantity, additionalFields } = readFields(body);
    const id = params.id ?? '';
    const refusal =
      additionalFields === undefined
        ? carts.setQuantity(cart, id, readNumber(quantity) ?? -1)
        : carts.setFields(cart, id, readFields(additionalFields));
    return refusal ? refuse(refusal, { cart: carts.view(cart) }) : cartResponse(call, cart);
  },
});
