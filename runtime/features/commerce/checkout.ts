import type { CookieJar } from '../../browser/cookie-jar.ts';
import { cartCookie, hasCartCookie } from '../../contract/cookies.ts';

/** The ways to pay. Spec 2 §2 "Browser navigations". */
export interface Checkout {
  /** The standard checkout; false, and an alert, when there is no cart cookie. */
  goToCheckout(): boolean;
  subscribe(cartToken: string): void;
  /** `amount` is decimal, such as `25.00` (our choice: the specification names the page alone); without one the checkout asks for it. */
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
  /** The same in the top window, where the page stands in the editor's frame. */
  readonly goOnTop: (path: string) => void;
  /** Logs that there is no cart: the session has expired, or cookies are off. */
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
