import { emptyCart } from '../../runtime/contract/commerce/cart.ts';
import { cartCookie, hasCartCookie } from '../../runtime/contract/cookies.ts';
import type { ApiResponse } from '../api/api-response.ts';
import type { ApiCall } from '../api/handler.ts';
import type { StoredCart } from './carts.ts';

/** The cart's cookies: the token is for the platform alone, that there is a cart is for scripts to read. Spec 2 §7 "Cookies read". */
const { name: tokenCookie } = cartCookie;
const { name: markCookie } = hasCartCookie;
const cartSeconds = 14 * 86_400;

export const clearedCartCookies: readonly string[] = [
  `${tokenCookie}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0`,
  `${markCookie}=; Path=/; SameSite=Lax; Max-Age=0`,
];

export const cartCookies = (token: string): readonly string[] => [
  `${tokenCookie}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${cartSeconds}`,
  `${markCookie}=true; Path=/; SameSite=Lax; Max-Age=${cartSeconds}`,
];

export const cartCookieOf = (cookies: ReadonlyMap<string, string>): string => cookies.get(tokenCookie) ?? '';

/** The cart of the visitor's cookie; null where there is none, or it was paid for. */
export const findCart = ({ cookies, site, state }: ApiCall): StoredCart | null =>
  state.commerce.carts.find(site, cartCookieOf(cookies));

/** The whole cart, and the cookies that name it. */
export function cartResponse({ recorded, state }: ApiCall, cart: StoredCart | null, more: object = {}): ApiResponse {
  const headers = { ...recorded.headers, 'set-cookie': cart ? cartCookies(cart.token) : clearedCartCookies };
  return { ...recorded, headers, body: { cart: cart ? state.commerce.carts.view(cart) : emptyCart, ...more } };
}

/** What is refused says why in a sentence, and by a code; with 400, one of the statuses whose sentence a client reads (spec 2 §7). */
export const refuse = (
  { status, ...refusal }: { readonly status: number; readonly error: string; readonly code: string },
  more: object = {},
): ApiResponse => ({
  status,
  body: { ...refusal, ...more },
});

export const noCart: ApiResponse = {
  status: 400,
  headers: { 'set-cookie': clearedCartCookies },
  body: { error: 'Your cart has expired.', code: 'NO_CART' },
};
