/** The visitor's cart: its store, its count in the header, its page, and the panel over other pages. */
export { loadCartCount, loadCartPage, showCartCount } from './cart-on-page.ts';
export { type CartItem, type CartStore, createCartStore } from './cart-store.ts';
export type { CartOutcome } from './change-queue.ts';
export { mountFloatingCart } from './floating-cart.ts';
export { reserveCart } from './reserve-cart.ts';
