import { endpoints } from '../../runtime/contract/endpoints.ts';
import { readFields, readText } from '../../runtime/contract/read.ts';
import { defineHandler } from '../api/handler.ts';
import { cartResponse, findCart, noCart } from '../commerce/cart-call.ts';

/** Where the cart goes, and how: shipping and tax are worked out from it. Ours. */
export const commerceCartShipping = defineHandler({
  endpoint: endpoints.commerceCartShipping,
  refusesWrongCrumb: true,
  respond(call) {
    const cart = findCart(call);
    if (!cart) return noCart;
    const { shippingLocation, shippingOptionId } = readFields(call.body);
    const { country, state, city, zip } = readFields(shippingLocation);
    const text = (value: unknown) => readText(value).slice(0, 100);
    cart.location = { country: text(country), state: text(state), city: text(city), zip: text(zip) };
    cart.shippingId = readText(shippingOptionId);
    return cartResponse(call, cart);
  },
});
