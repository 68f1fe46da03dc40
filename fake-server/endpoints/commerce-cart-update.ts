import { endpoints } from '../../runtime/contract/endpoints.ts';
import { readFields, readNumber } from '../../runtime/contract/read.ts';
import { defineHandler } from '../api/handler.ts';
import { cartResponse, findCart, noCart, refuse } from '../commerce/cart-call.ts';

/** How many pieces of a line are wanted; 0 takes it out. A refusal carries the cart as it is. Ours. */
export const commerceCartUpdate = defineHandler({
  endpoint: endpoints.commerceCartUpdate,
  refusesWrongCrumb: true,
  respond(call) {
    const { body, params, state } = call;
    const { carts } = state.commerce;
    const cart = findCart(call);
    if (!cart) return noCart;
    const refusal = carts.setQuantity(cart, params.id ?? '', readNumber(readFields(body).quantity) ?? -1);
    return refusal ? refuse(refusal, { cart: carts.view(cart) }) : cartResponse(call, cart);
  },
});
