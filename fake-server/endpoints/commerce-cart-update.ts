import { readFields, readNumber } from '../../runtime/contract/read.ts';
import { cartResponse, findCart, noCart } from '../calls/cart.ts';
import { type Handler, refuse } from '../calls/handler.ts';

/**
 * Sets the quantity of a cart line (0 removes the line), or the values of its product's form. A refusal has the unchanged cart.
 */
export const commerceCartUpdate: Handler = (call) => {
  const { carts } = call.state.commerce;
  const cart = findCart(call);
  if (!cart) return noCart;
  const { quantity, additionalFields } = readFields(call.body);
  const id = call.params.id ?? '';
  const refusal =
    additionalFields === undefined
      ? carts.setQuantity(cart, id, readNumber(quantity) ?? -1)
      : carts.setFields(cart, id, readFields(additionalFields));
  return refusal ? refuse(refusal, { cart: carts.view(cart) }) : cartResponse(call, cart);
};
