import { hasCartCookie } from '../contract/cookies.ts';
import { readFields } from '../contract/read.ts';
import type { Page } from '../page/page.ts';

type Listener = (event: { readonly target: ShoppingCart }) => void;

/** `Y.Squarespace.Singletons.ShoppingCart`. compat#shopping-cart */
export interface ShoppingCart {
  /** Calls `listener` with each change, under the names `change` and `load`, and when the quantity has grown, under `item-added`. */
  on(name: string, listener: Listener): void;
  after(name: string, listener: Listener): void;
  /** Returns a field of the latest known cart; `totalQuantity` is 0 before the cart is known. */
  get(name: string): unknown;
}

const quantityOf = (cart: unknown): number => Number(readFields(cart).totalQuantity);

/** Loads the cart when a template first reads it and a cart exists, or when a template listens to changes. */
export function createShoppingCart(page: Pick<Page, 'service' | 'cookies' | 'errors'>): ShoppingCart {
  let cart: unknown = { totalQuantity: 0 };
  let isKnown = false;
  const listeners: (readonly [name: string, listener: Listener])[] = [];
  let isRequested = false;
  const load = () => {
    if (isRequested) return;
    isRequested = true;
    page
      .service('commerce')
      .then((commerce) => {
        commerce.cart.on('change', (changed) => {
          const hasGrown = isKnown && quantityOf(changed) > quantityOf(cart);
          cart = changed;
          isKnown = true;
          for (const [name, listener] of listeners) if (name !== 'item-added' || hasGrown) listener({ target: shoppingCart });
        });
        return commerce.cart.get();
      })
      .catch(page.errors.report);
  };
  const on = (name: string, listener: Listener): void => {
    if (!['change', 'load', 'item-added'].includes(name)) return;
    listeners.push([name, listener]);
    load();
  };
  const shoppingCart: ShoppingCart = {
    on,
    after: on,
    get(name) {
      if (page.cookies.read(hasCartCookie.name)) load();
      return readFields(cart)[name];
    },
  };
  return shoppingCart;
}
