import { endpoints } from '../../runtime/contract/endpoints.ts';
import { defineHandler } from '../api/handler.ts';
import { cartResponse, findCart } from '../commerce/cart-call.ts';

/** The visitor's cart; an empty one where there is none, and then the cart's cookies are taken back. Ours. */
export const commerceCart = defineHandler({
  endpoint: endpoints.commerceCart,
  respond: (call) => cartResponse(call, findCart(call)),
});
