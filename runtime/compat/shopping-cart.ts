import { hasCartCookie } from '../contract/cookies.ts';
import { readFields } from '../contract/read.ts';
import type { Page } from '../page/page.ts';

/** The cart as older templates know it. Wild §4. */
export interface ShoppingCart {
  /** `change` is the one event. */
  on(name: string, listener: () => void): void;
  /** A field of the cart as it is known now, such as `totalQuantity`; that one is 0 before the cart is known. */
  get(name: string): unknown;
}

/** Asks for the cart when a template first does, and only where there is one; whoever listens hears of one that begins later. */
export function createShoppingCart(page: Pick<Page, 'service' | 'cookies' | 'errors'>): ShoppingCart {
  let known: unknown = { totalQuantity: 0 };
  const listeners: (() => void)[] = [];
  let isAsked = false;
  const ask = () => {
    if (isAsked) return;
    isAsked = true;
    page
      .service('commerce')
      .then(({ cart }) => {
        cart.on('change', (now) => {
          known = now;
          for (const listener of listeners) listener();
        });
        return cart.get();
      })
      .catch(page.errors.report);
  };
  return {
    on(name, listener) {
      if (name !== 'change' && name !== 'load') return;
      listeners.push(listener);
      ask();
    },
    get(name) {
      if (page.cookies.read(hasCartCookie.name)) ask();
      return readFields(known)[name];
    },
  };
}
