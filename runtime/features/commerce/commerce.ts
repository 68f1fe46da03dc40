import { textsNow } from '../../browser/page-texts.ts';
import { checkoutMessages } from '../../contract/commerce/messages.ts';
import type { Page } from '../../page/page.ts';
import { type Checkout, createCheckout } from './checkout.ts';
import { createPixel, type Pixel } from './pixel.ts';

/** The service `commerce`: ways to the checkout, and the advertising pixel. Spec 2 §2, §7. */
export interface Commerce {
  readonly checkout: Checkout;
  readonly pixel: Pixel;
}

export function createCommerce(page: Page, window: Window & typeof globalThis): Commerce {
  const { location } = window;
  const words = () => textsNow(page.chunks, { checkout: checkoutMessages }).checkout;
  // They are here before a visitor goes to the checkout.
  words();
  const checkout = createCheckout({
    jar: page.cookies,
    websiteId: page.context.website.id,
    go: (path) => location.assign(location.origin + path),
    goOnTop: (path) => (window.top ?? window).location.assign(location.origin + path),
    logNoCart: () => window.alert(words().noCart),
  });
  const pixel = createPixel({
    // The name that the advertising network's own snippet gives its function.
    pixel: () => (window as { fbq?: unknown }).fbq,
    mayTrack: page.mayTrack,
    onError: (error) => page.errors.report(error),
  });
  return { checkout, pixel };
}
