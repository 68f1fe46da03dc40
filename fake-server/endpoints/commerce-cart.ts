import { cartResponse, findCart } from '../calls/cart.ts';
import type { Handler } from '../calls/handler.ts';

/** Returns the visitor's cart. Without one it returns an empty cart and deletes the cart's cookies. */
export const commerceCart: Handler = (call) => cartResponse(call, findCart(call));
