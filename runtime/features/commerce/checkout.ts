import type { CookieJar } from '../../browser/cookie-jar.ts';
import { cartCookie, hasCartCookie } from '../../contract/cookies.ts';

/** The checkouts of the store. `commerce#checkout-paths` */
export interface Checkout {
  /** Goes to the standard checkout. Without a cart cookie it shows an alert and returns false. `commerce#checkout-standard` */
  goToCheckout(): boolean;
  subscribe(cartToken: string): void;
  /** `amount` is decimal text such as `25.00`; without one the visitor enters it at the checkout. */
  donate(donatePageId: string, amount?: string): void;
  giftCard(giftCard: GiftCardChoice): void;
}

interface GiftCardChoice {
  readonly productId: string;
  readonly sku?: string;
}

export interface CheckoutOptions {
  readonly jar: Pick<CookieJar, 'read'>;
  readonly websiteId: string;
  readonly go: (path: string) => void;
  /** Goes to a path in the top window, for a page in the editor's frame. */
  readonly goOnTop: (path: string) => void;
  readonly alertNoCart: () => void;
}

export function createCheckout({ jar, websiteId, go, goOnTop, alertNoCart }: CheckoutOptions): Checkout {
  return {
    goToCheckout() {
      const hasCart = Boolean(jar.read(hasCartCookie.name) || jar.read(cartCookie.name));
      if (hasCart) go('/commerce/goto-checkout');
      else alertNoCart();
      return hasCart;
    },
    subscribe: (cartToken) => go(`/checkout/subscribe?${new URLSearchParams({ cartToken })}`),
    donate: (donatePageId, amount) =>
      goOnTop(`/checkout/donate?${new URLSearchParams({ donatePageId, ...(amount ? { amount } : {}) })}`),
    giftCard({ productId, sku }) {
      const query = new URLSearchParams({ websiteId, giftCardProductId: productId });
      if (sku) query.set('sku', sku);
      goOnTop(`/checkout/giftcard?${query}`);
    },
  };
}
