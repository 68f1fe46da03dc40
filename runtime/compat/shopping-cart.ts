import type { Cart } from '../contract/commerce/cart.ts';
import { hasCartCookie } from '../contract/cookies.ts';
import { type Fields, readFields } from '../contract/read.ts';
import type { Page } from '../page/page.ts';

type Listener = (event: CartEvent) => void;

interface CartEvent {
  readonly target: ShoppingCart;
  /** The entry that an addition has made or changed, in the shape of the platform's cart. */
  readonly newlyAdded?: Fields;
}

/** `Y.Squarespace.Singletons.ShoppingCart`. compat#shopping-cart */
export interface ShoppingCart {
  /**
   * Calls `listener` with each change, under the names `change` and `load`, and when the quantity has grown, under `item-added`.
   * compat#shopping-cart
   */
  on(name: string, listener: Listener): void;
  after(name: string, listener: Listener): void;
  /** Returns a field of the latest known cart; `totalQuantity` is 0 before the cart is known. */
  get(name: string): unknown;
}

const noCart: Pick<Cart, 'totalQuantity' | 'entries'> = { totalQuantity: 0, entries: [] };

/** The names under which page code listens to additions: of the cart, and of the platform's measurement. */
const additionNames = ['item-added', 'commerce-item-added', 'commerceTrack:commerce-item-added'];

/** Returns the entry whose quantity has grown, in the platform's shape; undefined without one. */
function addedEntry(before: typeof noCart, after: typeof noCart): Fields | undefined {
  const old = new Map(before.entries.map(({ id, quantity }) => [id, quantity]));
  const entry = after.entries.find(({ id, quantity }) => quantity > (old.get(id) ?? 0));
  if (!entry) return undefined;
  const { options, variantId, sku, ...rest } = entry;
  return { ...rest, chosenVariant: { id: variantId, sku, optionValues: options } };
}

/** Loads the cart when a template first reads it and a cart exists, or when a template listens to changes. */
export function createShoppingCart(page: Pick<Page, 'service' | 'cookies' | 'errors'>): ShoppingCart {
  let cart = noCart;
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
          const hasGrown = isKnown && changed.totalQuantity > cart.totalQuantity;
          const newlyAdded = hasGrown ? addedEntry(cart, changed) : undefined;
          cart = changed;
          isKnown = true;
          for (const [name, listener] of listeners)
            if (!additionNames.includes(name)) listener({ target: shoppingCart });
            else if (hasGrown) listener({ target: shoppingCart, ...(newlyAdded && { newlyAdded }) });
        });
        return commerce.cart.get();
      })
      .catch(page.errors.report);
  };
  const on = (name: string, listener: Listener): void => {
    if (!['change', 'load', ...additionNames].includes(name)) return;
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
