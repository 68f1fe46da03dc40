import { isUsZip } from '../../runtime/contract/commerce/catalogue-ids.ts';
import { endpoints } from '../../runtime/contract/endpoints.ts';
import { readFields, readText } from '../../runtime/contract/read.ts';
import { defineHandler } from '../api/handler.ts';
import { cartResponse, findCart, noCart, refuse } from '../commerce/cart-call.ts';

/** Spec 2 §5. */
const badZip = { status: 400, error: 'A US zip code has exactly five digits.', code: 'BAD_ZIP' };

/** Where the cart goes, and how: shipping and tax are worked out from it. Ours. */
export const commerceCartShipping = defineHandler({
  endpoint: endpoints.commerceCartShipping,
  refusesWrongCrumb: true,
  respond(call) {
    const cart = findCart(call);
    if (!cart) return noCart;
    const { shippingLocation, shippingOptionId } = readFields(call.body);
    const { country, state, city, zip } = readFields(shippingLocation);
    const text = (value: unknown) => readText(value).trim().slice(0, 100);
    if (text(country).toUpperCase() === 'US' && text(zip) && !isUsZip(text(zip))) return refuse(badZip);
    cart.location = { country: text(country), state: text(state), city: text(city), zip: text(zip) };
    cart.shippingId = readText(shippingOptionId);
    return cartResponse(call, cart);
  },
});
