import { newId } from '../../browser/new-id.ts';
import { fetchTexts, textsNow } from '../../browser/page-texts.ts';
import { keepNewestCookie } from '../../browser/session-cookie.ts';
import { checkoutMessages, productMessages } from '../../contract/commerce/constants.ts';
import { type DescribeOptions, describeProduct, type ProductDescription } from '../../contract/commerce/describe-product.ts';
import { formatMoney, type MoneyFormatOptions } from '../../contract/commerce/money.ts';
import { createStoreCurrency, type StoreCurrency } from '../../contract/commerce/store-currency.ts';
import { cartCookie, hasCartCookie } from '../../contract/cookies.ts';
import { readFields, readFlag, readNumber } from '../../contract/read.ts';
import { contextPart } from '../../contract/site/page-context.ts';
import { account } from '../../contract/texts/en/store.ts';
import type { Page } from '../../page/page.ts';
import { type CartStore, createCartStore, showCartCount } from '../cart/index.ts';
import { type Buy, createBuy } from './buy.ts';
import { type Checkout, createCheckout } from './checkout.ts';
import { createPixel, type Pixel } from './pixel.ts';

/** The service `commerce`: descriptions of products, the cart, the checkouts, and the advertising pixel. */
export interface Commerce {
  /** Describes a product in the store's currency and units and the page's language. `commerce#product-shapes` */
  describeProduct(product: unknown, options?: DescribeOptions): ProductDescription;
  /** Formats an amount in the smallest unit of its currency; without one, of the store's. `commerce#money-format` */
  formatMoney(cents: number | bigint, currency?: string, options?: MoneyFormatOptions): string;
  /** `update` changes it for every amount that is formatted afterwards. `commerce#store-currency` */
  readonly storeCurrency: StoreCurrency;
  readonly cart: CartStore;
  readonly buy: Buy;
  readonly checkout: Checkout;
  readonly pixel: Pixel;
}

export function createCommerce(page: Page, window: Window & typeof globalThis): Commerce {
  const { document, location } = window;
  for (const { name } of [cartCookie, hasCartCookie]) keepNewestCookie(document, location, page.cookies, name);
  const texts = () => textsNow(page.chunks, { account, products: productMessages }, 'store');
  const storeCurrency = createStoreCurrency(() => page.rawContext);
  // Fetches the texts before the first of them is shown.
  texts();
  const checkout = createCheckout({
    jar: page.cookies,
    websiteId: page.context.website.id,
    go: (path) => location.assign(location.origin + path),
    goOnTop: (path) => (window.top ?? window).location.assign(location.origin + path),
    // An alert cannot be translated after it has opened.
    alertNoCart: () =>
      void fetchTexts(page.chunks, { checkout: checkoutMessages }, 'store').then((fetched) =>
        window.alert(fetched.checkout.noCart),
      ),
  });
  const pixel = createPixel({
    // The name of the function in the advertising network's own snippet.
    pixel: () => (window as { fbq?: unknown }).fbq,
    mayTrack: page.mayTrack,
    onError: (error) => page.errors.report(error),
  });
  const cart = createCartStore({
    calls: () => page.service('calls'),
    hasCart: () => page.cookies.read(hasCartCookie.name) !== null,
    channel: typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('ss-runtime:cart'),
    isOffline: () => !window.navigator.onLine,
    pause: () => new Promise((resolve) => page.clock.after(2000, resolve)),
    onOnline: (callback) => window.addEventListener('online', callback),
    onError: (error) => page.errors.report(error),
    newId,
    failed: () => texts().account.failed,
  });
  // A page from the back/forward cache may show a cart that has been paid for in the meantime: https://web.dev/articles/bfcache
  window.addEventListener('pageshow', ({ persisted }) => void (persisted && cart.refresh().catch(page.errors.report)));
  cart.on('change', ({ totalQuantity }) => showCartCount(document, totalQuantity));
  const settings = () => readFields(contextPart(page.rawContext, 'websiteSettings').storeSettings);
  return {
    cart,
    buy: createBuy({ cart, checkout, pixel, isExpress: () => readFlag(settings().expressCheckout) }),
    describeProduct(product, options) {
      const measurementStandard = readNumber(settings().measurementStandard);
      return describeProduct(product, {
        currency: storeCurrency.read(),
        words: texts().products,
        ...(measurementStandard === null ? {} : { measurementStandard }),
        ...options,
      });
    },
    formatMoney: (cents, currency = storeCurrency.read(), options) => formatMoney(cents, currency, options),
    storeCurrency,
    checkout,
    pixel,
  };
}

/** The service `commerce`, for the blocks that sell something. */
export const create = (page: Page): Commerce => createCommerce(page, window);

declare module '../../page/page.ts' {
  interface Services {
    readonly commerce: Commerce;
  }
}
