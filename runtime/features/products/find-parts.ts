import { productTypes } from '../../contract/commerce/commerce-enums.ts';
import { currencyOf, decodeVariant, type VariantData } from '../../contract/commerce/variant.ts';
import { readFields, readJson, readNumber, readText } from '../../contract/read.ts';

/** The elements and the data of one product around its button. */
export interface ProductParts {
  /** The article or block of the product. */
  readonly root: HTMLElement;
  readonly button: HTMLElement;
  readonly label: HTMLElement;
  readonly itemId: string;
  /** The container of the options. */
  readonly container: HTMLElement | null;
  readonly price: HTMLElement | null;
  readonly quantity: HTMLInputElement | null;
  readonly productType: number | null;
  /** Empty if the product names none. */
  readonly currency: string;
  readonly variants: readonly VariantData[];
  /** The variants as in the page's data, in the same order. */
  readonly rawVariants: readonly unknown[];
}

const maxVariants = 10_000;
const productBoxes = '.ProductItem,.sqs-block-product,.product-block,.ProductList-item,article,main';

/**
 * Finds the parts of the product that a button sells, and reads its variants from `data-variants` or the page context.
 * `commerce#product-button`
 */
export function findParts(button: HTMLElement, rawContext: unknown): ProductParts {
  const { itemId = '', productType } = button.dataset;
  const root = button.closest<HTMLElement>(productBoxes) ?? button.parentElement ?? button;
  const find = <E extends HTMLElement>(selector: string): E | null => {
    const own = [...root.querySelectorAll<E>(selector)].filter(({ dataset }) => !dataset.itemId || dataset.itemId === itemId);
    // The last one before the button: products one below the other may share a box.
    const before = own.filter((each) => each.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING);
    return before.pop() ?? own[0] ?? null;
  };
  const container = find<HTMLElement>('.product-variants');
  const quantity = find<HTMLElement>('.product-quantity-input');
  const type = readNumber(productType);
  const isUnlimited = type === productTypes.DIGITAL || type === productTypes.GIFT_CARD;
  const rawVariants = readVariants(container, itemId, rawContext);
  const currency = currencyOf(rawVariants.slice(0, 1));
  return {
    root,
    button,
    label: button.querySelector<HTMLElement>('.sqs-add-to-cart-button-inner') ?? button,
    itemId,
    container,
    price: find('.product-price'),
    quantity: quantity instanceof HTMLInputElement ? quantity : (quantity?.querySelector('input') ?? null),
    productType: type,
    currency,
    variants: rawVariants.map((each) => decodeVariant(readFields(each), currency, isUnlimited)),
    rawVariants,
  };
}

function readVariants(container: HTMLElement | null, itemId: string, rawContext: unknown): readonly unknown[] {
  const { item, product } = readFields(rawContext);
  const isPageItem = readText(readFields(item).id) === itemId;
  const data = readJson(container?.dataset.variants) ?? (isPageItem ? readFields(product).variants : null);
  return Array.isArray(data) ? (data as readonly unknown[]).slice(0, maxVariants) : [];
}
