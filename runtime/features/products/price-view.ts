import { buildElement } from '../../browser/build-element.ts';
import type { VariantData } from '../../contract/commerce/variant.ts';
import type { StoreTexts } from '../../contract/texts/texts.ts';

export type Prices = Pick<VariantData, 'priceCents' | 'salePriceCents' | 'onSale'>;

export interface PriceView {
  /** Shows these prices; for null, and without a price, what the server sent. */
  show(prices: Prices | null): void;
  /** Whether the server sent a price. */
  readonly isServed: boolean;
  restore(): void;
}

/** The price of the chosen variant or plan, with the regular price beside a sale price. `commerce#variant-price` */
export function createPriceView(
  price: HTMLElement | null,
  money: (cents: number) => string,
  texts: () => Pick<StoreTexts['product'], 'salePrice' | 'originalPrice'>,
): PriceView {
  const served = Array.from(price?.childNodes ?? []);
  let shown = 'null';
  const restore = () => price?.replaceChildren(...served);
  return {
    restore,
    isServed: !!price?.textContent?.trim(),
    show(prices) {
      const { priceCents, salePriceCents, onSale } = prices ?? {};
      const wanted = JSON.stringify(prices);
      if (!price || wanted === shown) return;
      shown = wanted;
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
