import { adoptStyles } from '../../../browser/adopt-styles.ts';
import { buildElement } from '../../../browser/build-element.ts';
import { textsNow, withTexts } from '../../../browser/page-texts.ts';
import { moneyWriter } from '../../../contract/commerce/money.ts';
import { currencyOfStore } from '../../../contract/commerce/store-currency.ts';
import type { VariantData } from '../../../contract/commerce/variant.ts';
import { product as productWords } from '../../../contract/texts/en/store.ts';
import type { Mountable } from '../../../page/mountable.ts';
import { createBuyButton } from '../buy-button.ts';
import { findParts } from '../find-parts.ts';
import { createOptionControls } from '../options.ts';
import { pressed } from '../pressed.ts';
import { createPriceView } from '../price-view.ts';
import productStyles from '../product.css';
import { createProductErrors } from '../product-errors.ts';
import { fewLeft, isSoldOut } from '../stock.ts';
import { createVariantChoice } from '../variant-choice.ts';
import type { ProductFields } from './product-fields.ts';
import type { PlanChoice } from './product-plans.ts';

const maxQuantity = 9999;

/** Brings what sells a product to life on the server's HTML: options, price, stock, quantity, its own form, and the button. Spec 2 §4, wild §3. */
export const mount: Mountable['mount'] = async (button, page) => {
  const document = button.ownerDocument;
  const parts = findParts(button, page.rawContext);
  const { root, label, itemId, productType, stocked, variants: container, quantity, price } = parts;
  const currency = parts.currency || currencyOfStore(page.rawContext);
  const money = moneyWriter(currency);
  const words = () => textsNow(page.chunks, { product: productWords }, 'store').product;
  const ended = new AbortController();
  const listen = { signal: ended.signal };
  const removeStyles = adoptStyles(document, productStyles);
  const stock = buildElement(document, 'p', { class: 'ss-product-stock', role: 'status' });
  const failure = buildElement(document, 'p', { class: 'ss-product-error', role: 'alert' });
  const wrapper = button.closest<HTMLElement>('.sqs-add-to-cart-button-wrapper') ?? button;
  wrapper.before(stock);
  wrapper.after(failure);
  const names = Array.from(
    container?.querySelectorAll<HTMLElement>('[data-variant-option-name]') ?? [],
    ({ dataset }) => dataset.variantOptionName ?? '',
  );
  const choice = createVariantChoice([...new Set(names)], stocked);
  const controls = container && createOptionControls(container, choice, () => onChosen());
  let plans: PlanChoice | null = null;

  const chosen = (): VariantData | null => stocked[choice.index] ?? null;
  const buyButton = createBuyButton(button, label, {
    clock: page.clock,
    words,
    isSoldOut: () => isSoldOut(productType, stocked, chosen()),
  });
  const priceView = createPriceView(price, money, words);
  const errors = createProductErrors(controls);
  const showsStock = (): boolean => !root.querySelector('[data-current-context*=\'"scarcityEnabled":false\']');

  const setText = (element: HTMLElement, text: string) => {
    if (element.textContent !== text) element.textContent = text;
  };
  const showAll = () => {
    const variant = chosen();
    controls?.show();
    plans?.show(choice.index);
    priceView.show(variant);
    const left = fewLeft(variant);
    setText(stock, left !== null && showsStock() ? words().left(left) : '');
    if (quantity) quantity.max = `${variant && !variant.unlimited ? Math.max(1, variant.quantityInStock) : maxQuantity}`;
    if (container) {
      container.dataset.unselectedOptions = JSON.stringify(choice.unselected);
      if (variant) container.dataset.selectedVariant = JSON.stringify(parts.rawVariants[choice.index]);
      else delete container.dataset.selectedVariant;
      // The platform's sheets hide the quantity and fade the button of a variant without it.
      if (variant && !isSoldOut(productType, stocked, variant)) container.dataset.variantInStock = 'true';
      else delete container.dataset.variantInStock;
    }
    buyButton.show();
  };
  const clearErrors = () => {
    setText(failure, '');
    errors.clear();
  };
  const onChosen = () => {
    clearErrors();
    showAll();
    const variant = chosen();
    const images = [...(variant?.imageIds ?? []), ...(variant?.images ?? [])];
    if (images.length > 0) {
      page.chunks
        .load('product-image')
        .then(({ showImage }) => variant === chosen() && showImage(root, images, page.galleries))
        .catch(page.errors.report);
    }
  };

  const piecesWanted = (): number | null => {
    const wanted = quantity ? Number(quantity.value) : 1;
    return Number.isInteger(wanted) && wanted >= 1 && wanted <= maxQuantity ? wanted : null;
  };

  const { form, subscriptionOptionId = '' } = button.dataset;
  if (!subscriptionOptionId && container?.dataset.variants?.includes('subscriptionPlan'))
    plans = (await page.chunks.load('product-plans')).drawPlans(wrapper, parts.rawVariants, money, page);
  let drawing: Promise<ProductFields> | null = null;
  const fields = async (): Promise<ProductFields | null> => {
    if (!form) return null;
    drawing ??= page.chunks.load('product-fields').then((chunk) => chunk.drawProductFields(wrapper, form, page));
    drawing.catch(() => {
      drawing = null;
    });
    return drawing;
  };
  fields().catch(page.errors.report);

  const add = async (): Promise<void> => {
    if (buyButton.isBusy || isSoldOut(productType, stocked, chosen())) return;
    clearErrors();
    if (choice.unselected.length > 0) return errors.askFor(choice.unselected, words().choose);
    const variant = chosen();
    const pieces = piecesWanted();
    if (stocked.length > 0 && !variant) return setText(failure, words().unavailable);
    if (pieces === null) {
      setText(failure, words().badQuantity);
      return quantity?.focus();
    }
    // Before anything is waited for: a second press is none.
    buyButton.show('adding');
    const own = await fields();
    if (own && !(await own.check())) return buyButton.show('idle');
    const { buy } = await page.service('commerce');
    const outcome = await buy({
      itemId,
      productType,
      quantity: pieces,
      variantId: variant?.id || variant?.sku || '',
      sku: variant?.sku ?? '',
      subscriptionOptionId: plans?.chosen ?? subscriptionOptionId,
      additionalFields: { ...(await own?.values()) },
    });
    buyButton.show(outcome.ok ? 'added' : 'idle');
    if (outcome.ok) return;
    setText(failure, outcome.message);
    // It may not be true any more.
    setText(stock, '');
  };
  const press = () => {
    add().catch((error: unknown) => {
      buyButton.show('idle');
      setText(failure, words().failed);
      page.errors.report(error);
    });
  };
  button.addEventListener(
    'click',
    (event) => {
      event.preventDefault();
      press();
    },
    listen,
  );
  if (!button.matches('button')) button.addEventListener('keydown', (event) => pressed(event) && press(), listen);
  const stopTexts = withTexts(page.chunks, { product: productWords }, showAll, 'store');
  return {
    dispose() {
      ended.abort();
      stopTexts();
      clearErrors();
      drawing?.then((own) => own.dispose(), page.errors.report);
      for (const part of [controls, plans, buyButton]) part?.dispose();
      stock.remove();
      failure.remove();
      priceView.restore();
      removeStyles();
    },
  };
};
