/** What other features, and the boot script, may use of this one. */
export { loadCartCount, loadCartPage } from './block.ts';
export { showCartCount } from './cart-count.ts';
export { type CartItem, type CartStore, createCartStore } from './cart-store.ts';
export type { CartOutcome } from './change-queue.ts';
export { mountFloatingCart } from './floating-cart.ts';
