import { type Fields, readFields, readText } from '../../runtime/contract/read.ts';
import { parsePage, parsePageJson } from '../html/parse-page.ts';

/** A product on a page: its data, in one of the shapes of published pages, and the texts beside it. */
export interface PageProduct {
  readonly id: string;
  readonly title: string;
  readonly imageUrl: string;
  /** Path of the product's own page; empty when the page does not name it. */
  readonly url: string;
  /** Data for `decodeProduct`: an object with `variants` or `structuredContent`. */
  readonly data: Fields;
}

const titles = '[class*="product-title"],[class*="ProductItem-details-title"],[class*="product-mark-title"]';
const variantLists = '.product-variants[data-variants]';
const buttons = '.sqs-add-to-cart-button';
const contextStart = /SQUARESPACE_CONTEXT\s*=\s*(?=\{)/;

/**
 * Returns every product that a page can sell: those of `.product-variants[data-variants]`, of the page context's `product`, and
 * of collection JSON in its scripts. Data that is not JSON is ignored. Never throws.
 */
export function readPageProducts(html: string): readonly PageProduct[] {
  if (!/data-variants|structuredContent|"product"|sqs-add-to-cart-button/.test(html)) return [];
  const page = parsePage(html);
  const found = new Map<string, PageProduct>();
  const add = (product: PageProduct) => {
    const { id } = product;
    if (!id) return;
    const known = found.get(id);
    const pick = (name: 'title' | 'imageUrl' | 'url') => known?.[name] || product[name];
    const data = { ...known?.data, ...product.data };
    found.set(id, { id, title: pick('title'), imageUrl: pick('imageUrl'), url: pick('url'), data });
  };
  // A product's title and first image are before its button.
  let title = '';
  let imageUrl = '';
  for (const each of page(`script,img,${titles},${variantLists},${buttons}`).toArray()) {
    const element = page(each);
    const id = element.attr('data-item-id') ?? '';
    if (element.is('script')) productsOfScript(element.text()).forEach(add);
    if (element.is('img')) imageUrl ||= element.attr('data-src') || element.attr('src') || '';
    if (element.is(titles)) title = element.text().trim();
    if (element.is(variantLists)) {
      const variants = parsePageJson(element.attr('data-variants') ?? '');
      if (Array.isArray(variants)) add({ id, title, imageUrl, url: '', data: { variants: variants as unknown } });
    }
    if (element.is(buttons)) {
      add({ id, title, imageUrl, url: '', data: buttonData((name) => element.attr(name) ?? '') });
      imageUrl = '';
    }
  }
  return [...found.values()].filter(({ data }) => 'variants' in data || 'structuredContent' in data || 'priceCents' in data);
}

/** Returns the product data in a button's attributes. */
function buttonData(attribute: (name: string) => string): Fields {
  const productType = Number(attribute('data-product-type') || Number.NaN);
  const form = attribute('data-form');
  const subscriptionOptionId = attribute('data-subscription-option-id');
  return {
    ...(Number.isInteger(productType) && { productType }),
    ...(form && { form }),
    ...(subscriptionOptionId && { subscriptionOptionId }),
  };
}

function productsOfScript(text: string): readonly PageProduct[] {
  const at = contextStart.exec(text);
  const json = at ? text.slice(at.index + at[0].length).replace(/;\s*$/, '') : text;
  const content = /^\s*\{/.test(json) ? readFields(parsePageJson(json)) : {};
  const items = Array.isArray(content.items) ? (content.items as readonly unknown[]) : [];
  const listed = items.map(readFields).filter((item) => 'structuredContent' in item);
  const own = readFields(content.item);
  const product = readFields(content.product);
  return [
    ...listed.map((item) => productOf(item, item)),
    ...(content.product ? [productOf({ ...own, ...readFields(product.item) }, product)] : []),
    ...('structuredContent' in own ? [productOf(own, own)] : []),
  ];
}

/** Returns the products of items in the shape of collection JSON and seed data, without those that have no id. */
export const productsOfItems = (items: readonly unknown[]): readonly PageProduct[] =>
  items.map(readFields).flatMap((item) => (readText(item.id) ? productOf(item, item) : []));

const productOf = (item: Fields, data: Fields): PageProduct => ({
  id: readText(item.id),
  title: readText(item.title),
  imageUrl: readText(item.assetUrl),
  url: readText(item.fullUrl),
  data,
});
