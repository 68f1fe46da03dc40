import { adoptStyles } from '../../browser/adopt-styles.ts';
import { buildElement } from '../../browser/build-element.ts';
import { textsNow, withTexts } from '../../browser/page-texts.ts';
import { productTypes } from '../../contract/commerce/commerce-enums.ts';
import { formatMoney } from '../../contract/commerce/money.ts';
import { currencyOfStore } from '../../contract/commerce/store-currency.ts';
import type { VariantData } from '../../contract/commerce/variant.ts';
import { product as productWords } from '../../contract/texts/store/en.ts';
import type { Mountable } from '../../page/mountable.ts';
import { findParts } from './find-parts.ts';
import { createOptionControls } from './options.ts';
import type { PlanChoice } from './plans.ts';
import { pressed } from './pressed.ts';
import productStyles from './product.css';
import { createVariantChoice } from './variant-choice.ts';

/** From how few on visitors are told what is left (our choice). */
const fewPieces = 5;
/** How long a button says that it has worked (our choice). */
const addedMs = 2500;
const maxQuantity = 9999;

/** Brings what sells a product to life on the server's HTML: options, price, stock, quantity, its own form, and the button. Spec 2 §4, wild §3. */
export const mount: Mountable['mount'] = async (button, page) => {
  const document = button.ownerDocument;
  const parts = findParts(button, page.rawContext);
  const { root, label, itemId, productType, stocked, variants: container, quantity, price } = parts;
  const currency = parts.currency || currencyOfStore(page.rawContext);
  const money = (cents: number) => formatMoney(cents, currency);
  const words = () => textsNow(page.chunks, { product: productWords }, 'store').product;
  const ended = new AbortController();
  const listen = { signal: ended.signal };
  const removeStyles = adoptStyles(document, productStyles);
  const before = {
    label: label.textContent ?? '',
    price: Array.from(price?.childNodes ?? []),
  };
  const stock = buildElement(document, 'p', { class: 'ss-product-stock', role: 'status' });
  const failure = buildElement(document, 'p', { class: 'ss-product-error', role: 'alert' });
  const wrapper = button.closest<HTMLElement>('.sqs-add-to-cart-button-wrapper') ?? button;
  wrapper.before(stock);
  wrapper.after(failure);
  const optionErrors = new Map<string, HTMLElement>();
  const names = Array.from(
    container?.querySelectorAll<HTMLElement>('[data-variant-option-name]') ?? [],
    ({ dataset }) => dataset.variantOptionName ?? '',
  );
  const choice = createVariantChoice([...new Set(names)], stocked);
  const controls = container && createOptionControls(container, choice, () => onChosen());
  let plans: PlanChoice | null = null;
  let shown: VariantData | null = null;
  let state: 'idle' | 'adding' | 'added' = 'idle';
  let cancelAdded = () => {};

  const chosen = (): VariantData | null => stocked[choice.index] ?? null;
  const isOut = ({ unlimited, quantityInStock }: VariantData) => !unlimited && quantityInStock <= 0;
  const isSoldOut = () => {
    const variant = chosen();
    if (productType === productTypes.DIGITAL || stocked.length === 0) return false;
    return variant ? isOut(variant) : stocked.every(isOut);
  };
  const tellsStock = (): boolean => !root.querySelector('[data-current-context*=\'"scarcityEnabled":false\']');

  const showPrice = (variant: VariantData | null) => {
    if (!price || variant === shown) return;
    shown = variant;
    const { priceCents, salePriceCents, onSale } = variant ?? {};
    if (!variant || typeof priceCents !== 'number') {
      price.replaceChildren(...before.price);
      return;
    }
    const hidden = (text: string) => buildElement(document, 'span', { class: 'visually-hidden v6-visually-hidden' }, text);
    if (!onSale || typeof salePriceCents !== 'number') price.replaceChildren(money(priceCents));
    else {
      const original = buildElement(document, 'span', { class: 'original-price' }, money(priceCents));
      price.replaceChildren(
        hidden(words().salePrice),
        ` ${money(salePriceCents)} `,
        hidden(words().originalPrice),
        ' ',
        original,
      );
    }
  };
  const setText = (element: HTMLElement, text: string) => {
    if (element.textContent !== text) element.textContent = text;
  };
  const showState = () => {
    const said = words();
    const original = button.dataset.originalLabel || before.label;
    const isSold = isSoldOut();
    const text = { idle: isSold ? said.soldOut : original, adding: said.adding, added: said.added }[state];
    setText(label, text);
    button.setAttribute('aria-disabled', `${isSold || state === 'adding'}`);
    button.classList.toggle('sold-out', isSold);
    button.dataset.ssState = isSold ? 'sold-out' : state;
  };
  const showAll = () => {
    const variant = chosen();
    controls?.show();
    plans?.show(choice.index);
    showPrice(variant);
    const isFew = variant && !variant.unlimited && variant.quantityInStock > 0 && variant.quantityInStock <= fewPieces;
    setText(stock, isFew && tellsStock() ? words().left(variant.quantityInStock) : '');
    if (quantity) quantity.max = `${variant && !variant.unlimited ? Math.max(1, variant.quantityInStock) : maxQuantity}`;
    if (container) {
      container.dataset.unselectedOptions = JSON.stringify(choice.unselected);
      if (variant) container.dataset.selectedVariant = JSON.stringify(parts.rawVariants[choice.index]);
      else delete container.dataset.selectedVariant;
    }
    showState();
  };
  const clearErrors = () => {
    setText(failure, '');
    for (const [option, error] of optionErrors) {
      error.remove();
      controls?.place(option)?.control.removeAttribute('aria-invalid');
    }
    optionErrors.clear();
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

  /** Names each option that is open, at its own place, and takes the visitor to the first. */
  const asksForOptions = (): boolean => {
    const [first] = choice.unselected;
    for (const option of choice.unselected) {
      const place = controls?.place(option);
      if (!place) continue;
      const error = buildElement(document, 'p', { class: 'ss-product-error', role: 'alert' }, words().choose(option));
      place.container.append(error);
      place.control.setAttribute('aria-invalid', 'true');
      optionErrors.set(option, error);
    }
    if (first !== undefined) controls?.place(first)?.control.focus();
    return first !== undefined;
  };
  const piecesWanted = (): number | null => {
    if (!quantity) return 1;
    const wanted = Number(quantity.value);
    return Number.isInteger(wanted) && wanted >= 1 && wanted <= maxQuantity ? wanted : null;
  };

  const { form: fieldsText, subscriptionOptionId = '' } = button.dataset;
  if (!subscriptionOptionId && container?.dataset.variants?.includes('subscriptionPlan'))
    plans = (await page.chunks.load('product-plans')).drawPlans(wrapper, parts.rawVariants, money, page);
  const fields = fieldsText ? await drawFields(fieldsText) : null;
  async function drawFields(text: string) {
    const forms = await page.service('forms');
    const place = buildElement(document, 'div', { class: 'ss-product-fields' });
    wrapper.before(place);
    const live = await forms.additionalFields(place, text);
    return { live, place };
  }

  const add = async (): Promise<void> => {
    if (state === 'adding' || isSoldOut()) return;
    clearErrors();
    if (asksForOptions()) return;
    const variant = chosen();
    const pieces = piecesWanted();
    if (stocked.length > 0 && !variant) return setText(failure, words().unavailable);
    if (pieces === null) {
      setText(failure, words().badQuantity);
      return quantity?.focus();
    }
    if (fields && !(await fields.live.check())) return;
    cancelAdded();
    state = 'adding';
    showState();
    const { buy } = await page.service('commerce');
    const outcome = await buy({
      itemId,
      productType,
      quantity: pieces,
      variantId: variant?.id || variant?.sku || '',
      sku: variant?.sku ?? '',
      subscriptionOptionId: plans?.chosen ?? subscriptionOptionId,
      additionalFields: { ...(await fields?.live.values()) },
    });
    state = outcome.ok ? 'added' : 'idle';
    showState();
    if (!outcome.ok) setText(failure, outcome.message);
    cancelAdded = page.clock.after(addedMs, () => {
      state = 'idle';
      showState();
    });
  };
  const press = () => {
    add().catch((error: unknown) => {
      state = 'idle';
      showState();
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
    destroy() {
      ended.abort();
      cancelAdded();
      stopTexts();
      clearErrors();
      for (const part of [controls, fields?.live, plans]) part?.destroy();
      for (const element of [stock, failure, fields?.place]) element?.remove();
      price?.replaceChildren(...before.price);
      label.textContent = before.label;
      button.removeAttribute('aria-disabled');
      delete button.dataset.ssState;
      removeStyles();
    },
  };
};
