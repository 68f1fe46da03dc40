import { type Cart, emptyCart } from '../../contract/commerce/cart.ts';

export interface CartSnapshot {
  /** The platform's last response; nothing is added up in the browser. */
  readonly cart: Cart;
  readonly isLoaded: boolean;
  /** Quantities that are being sent, by the id of the line; 0 removes it. */
  readonly pending: ReadonlyMap<string, number>;
  /** Changes are being sent. */
  readonly isBusy: boolean;
  /** Changes wait for a connection. */
  readonly isOffline: boolean;
  /** The sentence of the last refusal; empty for none. */
  readonly problem: string;
}

/** The current snapshot and its listeners. */
export interface CartState {
  readonly snapshot: CartSnapshot;
  publish(change: Partial<CartSnapshot>): void;
  /** Returns a function that removes the listener. */
  on(listener: (cart: Cart) => void): () => void;
}

export function createCartState(onError: (error: unknown) => void): CartState {
  const listeners = new Set<(cart: Cart) => void>();
  let snapshot: CartSnapshot = {
    cart: emptyCart,
    isLoaded: false,
    pending: new Map(),
    isBusy: false,
    isOffline: false,
    problem: '',
  };
  return {
    get snapshot() {
      return snapshot;
    },
    publish(change) {
      snapshot = { ...snapshot, ...change };
      const { cart } = snapshot;
      for (const listener of [...listeners]) {
        try {
          listener(cart);
        } catch (error) {
          onError(error);
        }
      }
    },
    on(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
