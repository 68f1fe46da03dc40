import { endpoints } from '../../runtime/contract/endpoints.ts';
import { readFields, readTexts } from '../../runtime/contract/read.ts';
import { defineHandler } from '../api/handler.ts';
import { cartResponse, findCart, noCart } from '../commerce/cart-call.ts';

const maxCodes = 20;

/** The coupon codes of the cart, in place of those before. Codes that are worth nothing come back among its invalid coupons. Ours. */
export const commerceCartCoupons = defineHandler({
  endpoint: endpoints.commerceCartCoupons,
  refusesWrongCrumb: true,
  respond(call) {
    const cart = findCart(call);
    if (!cart) return noCart;
    const codes = readTexts(readFields(call.body).promoCodes).map((code) => code.trim().slice(0, 100));
    cart.promoCodes = [...new Set(codes.filter(Boolean))].slice(0, maxCodes);
    return cartResponse(call, cart);
  },
});
