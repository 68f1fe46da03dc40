import { buildElement } from '../../browser/build-element.ts';
import type { VariantData } from '../../contract/commerce/variant.ts';
import type { StoreTexts } from '../../contract/texts/texts.ts';

export interface PriceView {
  /** Shows a variant's price; with null, or for one without a price, the server's own. */
  show(variant: VariantData | null): void;
  restore(): void;
}

/** The price of what is chosen, with the regular one beside a sale price. Spec 2 §4. */
export function createPriceView(
  price: HTMLElement | null,
  money: (cents: number) => string,
  words: () => Pick<StoreTexts['product'], 'salePrice' | 'originalPrice'>,
): PriceView {
  const before = Array.from(price?.childNodes ?? []);
  let shown: VariantData | null = null;
  const restore = () => price?.replaceChildren(...before);
  return {
    restore,
    show(variant) {
      if (!price || variant === shown) return;
      shown = variant;
      const { priceCents, salePriceCents, onSale } = variant ?? {};
      if (typeof priceCents !== 'number') return restore();
      if (!onSale || typeof salePriceCents !== 'number') return price.replaceChildren(money(priceCents));
      const build = (className: string, text: string) => buildElement(document, 'span', { class: className }, text);
      const hidden = (text: string) => build('visually-hidden v6-visually-hidden', text);
      const { salePrice, originalPrice } = words();
      price.replaceChildren(
        hidden(salePrice),
        ` ${money(salePriceCents)} `,
        hidden(originalPrice),
        ' ',
        build('original-price', money(priceCents)),
      );
    },
  };
}
