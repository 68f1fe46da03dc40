import { adoptStyles } from '../../browser/adopt-styles.ts';
import { withTexts } from '../../browser/page-texts.ts';
import { readFields, readFlag } from '../../contract/read.ts';
import { cart as cartWords, quickView } from '../../contract/texts/en/store.ts';
import type { StoreTexts } from '../../contract/texts/texts.ts';
import type { Page } from '../../page/page.ts';
import { CartPage } from './CartPage.tsx';
import cartStyles from './cart.css';
import type { LineFormWork } from './LineForm.tsx';

/** The cart as a React tree, for the cart page and for the panel. `dispose` removes what it added beside the tree. */
export interface CartView {
  /** What is drawn, with the words of the page's language once they are here. */
  readonly element: React.JSX.Element;
  readonly words: () => Pick<StoreTexts, 'cart' | 'quickView'>;
  readonly subscribe: (changed: () => void) => () => void;
  dispose(): void;
}

export interface CartViewOptions {
  readonly continueUrl: string;
  /** Closes the panel instead of going anywhere. */
  readonly onContinue?: () => void;
}

export async function createCartView(page: Page, options: CartViewOptions): Promise<CartView> {
  const { cart, checkout } = await page.service('commerce');
  const { storeSettings } = readFields(readFields(page.rawContext).websiteSettings);
  let words: Pick<StoreTexts, 'cart' | 'quickView'> = { cart: cartWords, quickView };
  const listeners = new Set<() => void>();
  const stopTexts = withTexts(
    page.chunks,
    words,
    (texts) => {
      words = texts;
      for (const listener of listeners) listener();
    },
    'store',
  );
  const subscribe = (changed: () => void) => {
    listeners.add(changed);
    const stop = cart.on('change', changed);
    return () => {
      listeners.delete(changed);
      stop();
    };
  };
  const removeStyles = adoptStyles(document, cartStyles);
  const run = (work: Promise<unknown>) => void work.catch(page.errors.report);
  run(cart.get());
  const lineForm: LineFormWork = {
    draw: async (place, { form, additionalFields }) =>
      (await page.service('forms')).additionalFields(place, form, additionalFields),
    save: async ({ id }, values) => (await cart.setFields(id, values)).ok,
    track: (event, { itemId }) =>
      run(page.service('owner').then((owner) => owner.track('cartPageProductForm', event, { itemId }))),
    onError: page.errors.report,
  };
  return {
    words: () => words,
    subscribe,
    element: (
      <CartPage
        {...options}
        read={() => cart.snapshot}
        words={() => words.cart}
        subscribe={subscribe}
        onQuantity={({ id }, quantity) => run(cart.setQuantity(id, quantity))}
        onUndo={({ itemId, variantId, sku, quantity, additionalFields, subscriptionOptionId }) =>
          run(cart.add({ itemId, variantId: variantId || sku, quantity, additionalFields, subscriptionOptionId }))
        }
        onCoupon={(code) => run(cart.addCoupon(code))}
        onCouponGone={(code) => run(cart.removeCoupon(code))}
        onShipping={(location, optionId) => run(cart.setShipping(location, optionId))}
        onCheckout={() => checkout.goToCheckout()}
        lineForm={lineForm}
        isExpress={readFlag(readFields(storeSettings).expressCheckout)}
      />
    ),
    dispose() {
      stopTexts();
      removeStyles();
    },
  };
}
