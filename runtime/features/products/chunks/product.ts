import { adoptStyles } from '../../../browser/adopt-styles.ts';
import { once } from '../../../browser/once.ts';
import { withTexts } from '../../../browser/page-texts.ts';
import { product } from '../../../contract/texts/en/store.ts';
import type { Mountable } from '../../../page/mountable.ts';
import type { Page } from '../../../page/page.ts';
import { makePressable } from '../../../ui/dom/pressable.ts';
import { addToCart } from '../add-to-cart.ts';
import { findParts, type ProductParts } from '../find-parts.ts';
import productStyles from '../product.css';
import { createProductView, type ProductView } from '../product-view.ts';
import type { MountedProductForm } from './product-fields.ts';
import type { PlanChoice } from './product-plans.ts';

/**
 * Mounts a product on the server's HTML: options, price, stock, quantity, plans, its own form, and the button.
 * `commerce#product-button`
 */
export const mount: Mountable['mount'] = async (button, page) => {
  // Each of these files would ask for the next.
  if (button.dataset.form) page.chunks.prefetch('product-fields forms form-island react');
  const removeStyles = adoptStyles(button.ownerDocument, productStyles);
  const parts = findParts(button, page.rawContext);
  const view = createProductView(parts, page, () => onChoice());
  let plans: PlanChoice | null = null;
  const update = () => {
    plans?.show(view.choice.index);
    view.update(plans?.chosen ?? null);
  };
  const onChoice = () => {
    view.clearErrors();
    update();
    showVariantImage(parts, view, page);
  };
  plans = await drawPlans(parts, view, page, () => update());
  const form = createForm(parts, view, page);
  form.get().catch(page.errors.report);
  const press = () => {
    addToCart({ parts, view, plan: plans?.chosen ?? null, form: form.get, service: page.service }).catch((error: unknown) => {
      view.buyButton.show('idle');
      view.showFailure(view.texts().failed);
      page.errors.report(error);
    });
  };
  const onClick = (event: Event) => {
    event.preventDefault();
    press();
  };
  button.addEventListener('click', onClick);
  const restoreButton = makePressable(button);
  const stopTexts = withTexts(page.chunks, { product }, update, 'store');
  // A press then waits for the platform alone.
  const cancelFetch = page.clock.whenIdle(() => page.chunks.prefetch('commerce calls'));
  return {
    dispose() {
      button.removeEventListener('click', onClick);
      restoreButton();
      cancelFetch();
      stopTexts();
      form.dispose();
      plans?.dispose();
      view.dispose();
      removeStyles();
    },
  };
};

function showVariantImage({ root }: ProductParts, { chosen }: ProductView, { chunks, galleries, errors }: Page): void {
  const variant = chosen();
  if (!variant) return;
  const images = [...variant.imageIds, ...variant.images];
  if (images.length === 0) return;
  chunks
    .load('product-image')
    .then(({ showImage }) => variant === chosen() && showImage(root, images, galleries))
    .catch(errors.report);
}

/** Returns null for a product without plans, and for a button that names its plan. */
async function drawPlans(
  { button, container, rawVariants }: ProductParts,
  view: ProductView,
  page: Page,
  onChange: () => void,
): Promise<PlanChoice | null> {
  if (button.dataset.subscriptionOptionId || !container?.dataset.variants?.includes('subscriptionPlan')) return null;
  const chunk = await page.chunks.load('product-plans');
  return chunk.drawPlans(view.wrapper, rawVariants, view.money, page, onChange);
}

/** The product's own form. `get` draws it once; after a failure the next call tries again. */
function createForm({ button }: ProductParts, { wrapper }: ProductView, page: Page) {
  const { form: dataForm } = button.dataset;
  const drawing = once(async () => (await page.chunks.load('product-fields')).drawProductFields(wrapper, dataForm ?? '', page));
  return {
    get: async (): Promise<MountedProductForm | null> => (dataForm ? drawing.load() : null),
    dispose() {
      drawing.current?.then((form) => form.dispose(), page.errors.report);
    },
  };
}
