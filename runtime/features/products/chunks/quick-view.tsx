/** A product over the page: a React island in a `<dialog>`, brought to life as product pages are. Spec 2 §7 "RecordQuickView", wild §3. */
import { adoptStyles } from '../../../browser/adopt-styles.ts';
import { closesOnBack } from '../../../browser/closes-on-back.ts';
import { withTexts } from '../../../browser/page-texts.ts';
import { commerceProduct } from '../../../contract/endpoints.ts';
import { quickView } from '../../../contract/texts/en/store.ts';
import type { StoreTexts } from '../../../contract/texts/texts.ts';
import type { Mounted } from '../../../page/mountable.ts';
import type { Page } from '../../../page/page.ts';
import modalStyles from '../../../ui/modal.css';
import { mountIsland } from '../../../ui/mount-island.tsx';
import { QuickView } from '../QuickView.tsx';
import quickViewStyles from '../quick-view.css';
import { type ViewedProduct, viewProduct } from '../viewed-product.ts';

/** Opens the view at once, and fills it when the product has come. */
export function openQuickView(page: Page, id: string): void {
  const listeners = new Set<() => void>();
  let state: { readonly product: ViewedProduct | null; readonly isLoaded: boolean } = { product: null, isLoaded: false };
  let words: StoreTexts['quickView'] = quickView;
  let snapshot = { ...state, words };
  const publish = () => {
    snapshot = { ...state, words };
    for (const listener of listeners) listener();
  };
  const removeStyles = adoptStyles(document, modalStyles + quickViewStyles);
  let live: Mounted | null = null;
  let isOpen = true;
  const close = () => {
    if (!isOpen) return;
    isOpen = false;
    for (const work of [stopTakeBack, leave, () => live?.dispose(), island.dispose, stopTexts, removeStyles]) work();
  };
  const leave = closesOnBack(() => close());
  const stopTakeBack = page.emitter.on('take-back', () => close());
  const stopTexts = withTexts(
    page.chunks,
    { quickView },
    (texts) => {
      words = texts.quickView;
      publish();
    },
    'store',
  );
  const island = mountIsland(
    document,
    <QuickView
      read={() => snapshot}
      subscribe={(changed) => {
        listeners.add(changed);
        return () => listeners.delete(changed);
      }}
      onClose={close}
      onDrawn={(button) => {
        page.chunks
          .load('product')
          .then(({ mount }) => mount(button, page))
          .then((mounted) => {
            live = mounted;
            if (!isOpen) live.dispose();
          })
          .catch(page.errors.report);
      }}
    />,
    (error) => page.errors.report(error, { island: 'quick-view' }),
    // Beside the body: templates that change pages themselves replace what is in it.
    document.documentElement,
  );
  read(page, id)
    .catch((error: unknown) => {
      page.errors.report(error);
      return null;
    })
    .then((product) => {
      state = { product, isLoaded: true };
      publish();
    })
    .catch(page.errors.report);
}

async function read(page: Page, id: string): Promise<ViewedProduct | null> {
  const [calls, commerce] = await Promise.all([page.service('calls'), page.service('commerce')]);
  const path = commerceProduct.path.replace('{id}', encodeURIComponent(id));
  const outcome = await calls.get(path, { onFailure: () => {} });
  return outcome.ok ? viewProduct(outcome.value, commerce.describeProduct) : null;
}
