import { buildElement } from '../../browser/build-element.ts';
import { textsNow } from '../../browser/page-texts.ts';
import { commerceLimits } from '../../contract/commerce/constants.ts';
import { moneyWriter } from '../../contract/commerce/money.ts';
import { currencyOfStore } from '../../contract/commerce/store-currency.ts';
import { decodePrices, planOf, type VariantData } from '../../contract/commerce/variant.ts';
import { readFields } from '../../contract/read.ts';
import { product } from '../../contract/texts/en/store.ts';
import type { StoreTexts } from '../../contract/texts/texts.ts';
import type { Page } from '../../page/page.ts';
import { type BuyButton, createBuyButton } from './buy-button.ts';
import type { ProductParts } from './find-parts.ts';
import { createOptionControls } from './options.ts';
import { createPriceView, type Prices } from './price-view.ts';
import { createProductErrors } from './product-errors.ts';
import { fewLeft, isSoldOut } from './stock.ts';
import { createVariantChoice, type VariantChoice } from './variant-choice.ts';

export interface ProductView {
  readonly choice: VariantChoice;
  readonly buyButton: BuyButton;
  /** The wrapper of the button, or the button itself; plans and the product's own form are in front of it. */
  readonly wrapper: HTMLElement;
  readonly money: (cents: number) => string;
  texts(): StoreTexts['product'];
  /** Returns the chosen variant; null while none is chosen. */
  chosen(): VariantData | null;
  isSoldOut(): boolean;
  /**
   * Updates everything that depends on the choice: options, price, stock, quantity, marks and button.
   * @param planId of the plan that the visitor has chosen; null where there is no such choice.
   */
  update(planId: string | null): void;
  /** Shows a sentence at each of the options, which are not chosen yet. */
  showMissing(options: readonly string[]): void;
  showFailure(sentence: string): void;
  clearErrors(): void;
  hideStock(): void;
  dispose(): void;
}

/** Shows the choice of a product's options in the server's HTML. */
export function createProductView(parts: ProductParts, page: Page, onChoice: () => void): ProductView {
  const { button, label, productType, variants, container, price } = parts;
  const document = button.ownerDocument;
  const money = moneyWriter(parts.currency || currencyOfStore(page.rawContext));
  const texts = () => textsNow(page.chunks, { product }, 'store').product;
  const stock = buildElement(document, 'p', { class: 'ss-product-stock', role: 'status' });
  const failure = buildElement(document, 'p', { class: 'ss-product-error', role: 'alert' });
  const wrapper = button.closest<HTMLElement>('.sqs-add-to-cart-button-wrapper') ?? button;
  wrapper.before(stock);
  wrapper.after(failure);
  const optionNames = optionNamesOf(container);
  const choice = createVariantChoice(optionNames, variants);
  let servedPlan: string | undefined;
  const controls = container && createOptionControls(container, choice, onChoice);
  const chosen = () => variants[choice.index] ?? null;
  const isProductSoldOut = () => isSoldOut(productType, variants, chosen());
  const buyButton = createBuyButton(button, label, { clock: page.clock, texts, isSoldOut: isProductSoldOut });
  const priceView = createPriceView(price, money, texts);
  const errors = createProductErrors(controls);
  const clearErrors = () => {
    setText(failure, '');
    errors.clear();
  };
  return {
    choice,
    buyButton,
    wrapper,
    money,
    texts,
    chosen,
    isSoldOut: isProductSoldOut,
    update(planId) {
      const variant = chosen();
      controls?.update();
      const plan = planId ?? button.dataset.subscriptionOptionId ?? '';
      servedPlan ??= plan;
      // The server has written the price of a product without a choice.
      const isServed = optionNames.length === 0 && plan === servedPlan && priceView.isServed;
      priceView.show(isServed ? null : pricesOf(parts, variant, choice.index, plan));
      const left = fewLeft(variant);
      setText(stock, left !== null && showsStock(parts.root) ? texts().left(left) : '');
      limitQuantity(parts.quantity, variant);
      if (container) markVariant(container, choice, parts.rawVariants, variant !== null && !isProductSoldOut());
      buyButton.show();
    },
    showMissing: (options) => errors.showMissing(options, texts().choose),
    showFailure: (sentence) => setText(failure, sentence),
    clearErrors,
    hideStock: () => setText(stock, ''),
    dispose() {
      clearErrors();
      controls?.dispose();
      buyButton.dispose();
      stock.remove();
      failure.remove();
      priceView.restore();
    },
  };
}

function optionNamesOf(container: HTMLElement | null): readonly string[] {
  const elements = container?.querySelectorAll<HTMLElement>('[data-variant-option-name]') ?? [];
  return [...new Set(Array.from(elements, ({ dataset }) => dataset.variantOptionName ?? ''))];
}

/**
 * Returns the prices of a variant with a plan; those of the variant where it does not offer the plan, and without one.
 * `commerce#plan-price`
 */
function pricesOf(
  { rawVariants, currency }: ProductParts,
  variant: VariantData | null,
  index: number,
  planId: string,
): Prices | null {
  const plan = planOf(readFields(rawVariants[index]), planId);
  if (plan) return decodePrices(plan, currency);
  return variant && { priceCents: variant.priceCents, salePriceCents: variant.salePriceCents, onSale: variant.onSale };
}

/** `commerce#few-left` */
const showsStock = (root: HTMLElement): boolean => !root.querySelector('[data-current-context*=\'"scarcityEnabled":false\']');

function limitQuantity(input: HTMLInputElement | null, variant: VariantData | null): void {
  if (!input) return;
  const max = variant && !variant.unlimited ? Math.max(1, variant.quantityInStock) : commerceLimits.maxQuantity;
  input.max = `${max}`;
}

/**
 * Sets the attributes that sites' style sheets and scripts read, such as those that hide the quantity of a variant out of stock.
 * `commerce#variant-marks`
 */
function markVariant(
  { dataset }: HTMLElement,
  { unselected, index }: VariantChoice,
  rawVariants: readonly unknown[],
  isInStock: boolean,
): void {
  dataset.unselectedOptions = JSON.stringify(unselected);
  if (index >= 0) dataset.selectedVariant = JSON.stringify(rawVariants[index]);
  else delete dataset.selectedVariant;
  if (isInStock) dataset.variantInStock = 'true';
  else delete dataset.variantInStock;
}

/** Does not set an unchanged text, which screen readers would read again. */
function setText(element: HTMLElement, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}
