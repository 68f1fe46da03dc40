import { isUsZip } from '../../runtime/contract/commerce/catalogue-ids.ts';
import { readFields, readText } from '../../runtime/contract/read.ts';
import { cartResponse, findCart, noCart } from '../calls/cart.ts';
import { type Handler, refuse } from '../calls/handler.ts';

const maxTextLength = 100;
/** commerce#us-zip */
const badZip = { error: 'A US zip code has exactly five digits.', code: 'BAD_ZIP' };

/** Sets the address and the shipping option of the cart, from which shipping and tax are computed. */
export const commerceCartShipping: Handler = (call) => {
  const cart = findCart(call);
  if (!cart) return noCart;
  const { shippingLocation, shippingOptionId } = readFields(call.body);
  const fields = readFields(shippingLocation);
  const text = (name: string) => readText(fields[name]).trim().slice(0, maxTextLength);
  const location = { country: text('country'), state: text('state'), city: text('city'), zip: text('zip') };
  if (location.country.toUpperCase() === 'US' && location.zip && !isUsZip(location.zip)) return refuse(badZip);
  call.state.commerce.carts.update(cart, { location, shippingId: readText(shippingOptionId) });
  return cartResponse(call, cart);
};
