import { emptyCart } from '../../runtime/contract/commerce/cart.ts';
import { cartCookie, hasCartCookie } from '../../runtime/contract/cookies.ts';
import type { StoredCart } from '../commerce/cart.ts';
import type { ApiResponse } from '../http/api-response.ts';
import { type ApiCall, refuse } from './handler.ts';

const cartSeconds = 14 * 86_400;

/** Returns the two cookies of a cart: its token, which scripts cannot read, and a flag that they can. */
export const cartCookies = (token: string): readonly string[] => [
  `${cartCookie.name}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${cartSeconds}`,
  `${hasCartCookie.name}=true; Path=/; SameSite=Lax; Max-Age=${cartSeconds}`,
];

export const clearedCartCookies: readonly string[] = [
  `${cartCookie.name}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0`,
  `${hasCartCookie.name}=; Path=/; SameSite=Lax; Max-Age=0`,
];

export const cartCookieOf = (cookies: ReadonlyMap<string, string>): string => cookies.get(cartCookie.name) ?? '';

/** Returns the cart of the visitor's cookie; null for an unknown cart and one that was paid for. */
export const findCart = ({ cookies, site, state }: ApiCall): StoredCart | null =>
  state.commerce.carts.find(site, cartCookieOf(cookies));

/** Returns a response with the whole cart and its cookies; without a cart it deletes the cookies. */
export function cartResponse({ recorded, state }: ApiCall, cart: StoredCart | null, more: object = {}): ApiResponse {
  const headers = { ...recorded.headers, 'set-cookie': cart ? cartCookies(cart.token) : clearedCartCookies };
  return { ...recorded, headers, body: { cart: cart ? state.commerce.carts.view(cart) : emptyCart, ...more } };
}

/** The response to a call that needs a cart, from a visitor without one. */
export const noCart: ApiResponse = {
  ...refuse({ error: 'Your cart has expired.', code: 'NO_CART' }),
  headers: { 'set-cookie': clearedCartCookies },
};
