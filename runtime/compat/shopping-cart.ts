import { hasCartCookie } from '../contract/cookies.ts';
import { readFields } from '../contract/read.ts';
import type { Page } from '../page/page.ts';

/** `Y.Squarespace.Singletons.ShoppingCart`. compat#shopping-cart */
export interface ShoppingCart {
  /** Calls `listener` with each change, under the names `change` and `load`. */
  on(name: string, listener: () => void): void;
  /** Returns a field of the latest known cart; `totalQuantity` is 0 before the cart is known. */
  get(name: string): unknown;
}

/** Loads the cart when a template first reads it and a cart exists, or when a template listens to changes. */
export function createShoppingCart(page: Pick<Page, 'service' | 'cookies' | 'errors'>): ShoppingCart {
  let cart: unknown = { totalQuantity: 0 };
  const listeners: (() => void)[] = [];
  let isRequested = false;
  const load = () => {
    if (isRequested) return;
    isRequested = true;
    page
      .service('commerce')
      .then((commerce) => {
        commerce.cart.on('change', (changed) => {
          cart = changed;
          for (const listener of listeners) listener();
        });
        return commerce.cart.get();
      })
      .catch(page.errors.report);
  };
  return {
    on(name, listener) {
      if (name !== 'change' && name !== 'load') return;
      listeners.push(listener);
      load();
    },
    get(name) {
      if (page.cookies.read(hasCartCookie.name)) load();
      return readFields(cart)[name];
    },
  };
}
