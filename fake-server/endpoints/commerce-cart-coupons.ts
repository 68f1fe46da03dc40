import { readFields, readTexts } from '../../runtime/contract/read.ts';
import { cartResponse, findCart, noCart } from '../calls/cart.ts';
import type { Handler } from '../calls/handler.ts';

const maxCodes = 20;
const maxCodeLength = 100;

/** Replaces the coupon codes of the cart. The response lists codes without value as invalid coupons. */
export const commerceCartCoupons: Handler = (call) => {
  const cart = findCart(call);
  if (!cart) return noCart;
  const codes = readTexts(readFields(call.body).promoCodes).map((code) => code.trim().slice(0, maxCodeLength));
  call.state.commerce.carts.update(cart, { promoCodes: [...new Set(codes.filter(Boolean))].slice(0, maxCodes) });
  return cartResponse(call, cart);
};
