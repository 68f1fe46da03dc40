import { productTypes } from '../../contract/commerce/commerce-enums.ts';
import { currencyOf, decodeVariant, type VariantData } from '../../contract/commerce/variant.ts';
import { readFields, readNumber, readText } from '../../contract/read.ts';

/** The parts of a page that sell one product, around its button. */
export interface ProductParts {
  readonly root: HTMLElement;
  readonly button: HTMLElement;
  readonly label: HTMLElement;
  readonly itemId: string;
  readonly variants: HTMLElement | null;
  readonly price: HTMLElement | null;
  readonly quantity: HTMLInputElement | null;
  readonly productType: number | null;
  /** As the product says; empty where it does not. */
  readonly currency: string;
  readonly stocked: readonly VariantData[];
  /** The variants as the page wrote them, in the order of the product's. */
  readonly rawVariants: readonly unknown[];
}

const maxVariants = 10_000;
const outermost = '.ProductItem,.sqs-block-product,.product-block,.ProductList-item,article,main';

/**
 * What belongs to the button, within the product's own article or block: of each part the last one before the button, so that products
 * that stand beside or below one another keep apart; else the first after it. The product is what `data-variants` says, else the page
 * context.
 */
export function findParts(button: HTMLElement, rawContext: unknown): ProductParts {
  const { itemId = '', productType } = button.dataset;
  const root = button.closest<HTMLElement>(outermost) ?? button.parentElement ?? button;
  const find = <E extends HTMLElement>(selector: string): E | null => {
    const own = [...root.querySelectorAll<E>(selector)].filter(({ dataset }) => !dataset.itemId || dataset.itemId === itemId);
    const before = own.filter((each) => each.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING);
    return before.pop() ?? own[0] ?? null;
  };
  const variants = find<HTMLElement>('.product-variants');
  const context = readFields(rawContext);
  const isPageItem = readText(readFields(context.item).id) === itemId;
  const data = parsed(variants?.dataset.variants) ?? (isPageItem ? readFields(context.product).variants : null);
  const type = readNumber(productType);
  const isUnlimited = type === productTypes.DIGITAL || type === productTypes.GIFT_CARD;
  const rawVariants = Array.isArray(data) ? (data as readonly unknown[]).slice(0, maxVariants) : [];
  const currency = currencyOf(rawVariants.slice(0, 1));
  const quantity = find<HTMLElement>('.product-quantity-input');
  return {
    root,
    button,
    label: button.querySelector<HTMLElement>('.sqs-add-to-cart-button-inner') ?? button,
    itemId,
    variants,
    price: find('.product-price'),
    quantity: quantity instanceof HTMLInputElement ? quantity : (quantity?.querySelector('input') ?? null),
    productType: type,
    currency,
    stocked: rawVariants.map((each) => decodeVariant(readFields(each), currency, isUnlimited)),
    rawVariants,
  };
}

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null;
  }
}
