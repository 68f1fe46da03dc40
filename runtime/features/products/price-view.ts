import { buildElement } from '../../browser/build-element.ts';
import type { VariantData } from '../../contract/commerce/variant.ts';
import type { StoreTexts } from '../../contract/texts/texts.ts';

export interface PriceView {
  /** Shows the price of a variant; for null, and for a variant without a price, the text that the server sent. */
  show(variant: VariantData | null): void;
  restore(): void;
}

/** The price of the chosen variant, with the regular price beside a sale price. `commerce#variant-price` */
export function createPriceView(
  price: HTMLElement | null,
  money: (cents: number) => string,
  texts: () => Pick<StoreTexts['product'], 'salePrice' | 'originalPrice'>,
): PriceView {
  const served = Array.from(price?.childNodes ?? []);
  let shown: VariantData | null = null;
  const restore = () => price?.replaceChildren(...served);
  return {
    restore,
    show(variant) {
      if (!price || variant === shown) return;
      shown = variant;
      const { priceCents, salePriceCents, onSale } = variant ?? {};
      if (typeof priceCents !== 'number') return restore();
      if (!onSale || typeof salePriceCents !== 'number') return price.replaceChildren(money(priceCents));
      const { salePrice, originalPrice } = texts();
      price.replaceChildren(
        buildHiddenText(salePrice),
        ` ${money(salePriceCents)} `,
        buildHiddenText(originalPrice),
        ' ',
        buildElement(document, 'span', { class: 'original-price' }, money(priceCents)),
      );
    },
  };
}

/** Each class name belongs to one generation of templates. */
const buildHiddenText = (text: string): HTMLElement =>
  buildElement(document, 'span', { class: 'visually-hidden v6-visually-hidden' }, text);
