import { Parser } from 'htmlparser2';
import { readFields, readText } from '../../runtime/contract/read.ts';

/** A product as a page says it: data in one of the shapes of wild §3, and what is written about it. */
export interface PageProduct {
  readonly id: string;
  readonly title: string;
  readonly imageUrl: string;
  /** Address of its own page, if it is told; a path. */
  readonly url: string;
  /** As `decodeProduct` reads it: an object with `variants` or `structuredContent`. */
  readonly data: Readonly<Record<string, unknown>>;
}

const titleClass = /\b(product-title|ProductItem-details-title|product-mark-title)\b/;
const contextStart = /SQUARESPACE_CONTEXT\s*=\s*(?=\{)/;

/**
 * Every product that a page can sell: `.product-variants[data-variants]`, the page context's `product`, and the items of collection
 * JSON in its scripts. Data that are no JSON are left out. Never throws.
 */
export function readPageProducts(html: string): readonly PageProduct[] {
  if (!/data-variants|structuredContent|"product"|sqs-add-to-cart-button/.test(html)) return [];
  const found = new Map<string, PageProduct>();
  const add = (product: PageProduct) => {
    const known = found.get(product.id);
    const pick = (name: 'title' | 'imageUrl' | 'url') => known?.[name] || product[name];
    const data = { ...known?.data, ...product.data };
    if (product.id)
      found.set(product.id, { id: product.id, title: pick('title'), imageUrl: pick('imageUrl'), url: pick('url'), data });
  };
  let title: string | null = null;
  let titleDepth = 0;
  let depth = 0;
  let written = '';
  let imageUrl = '';
  let script: string | null = null;
  const parser = new Parser({
    onopentag(name, attributes) {
      depth += 1;
      const classes = attributes.class ?? '';
      if (name === 'script') script = '';
      if (titleClass.test(classes)) {
        title = '';
        titleDepth = depth;
      }
      // The first picture of each product.
      if (name === 'img') imageUrl ||= attributes['data-src'] || attributes.src || '';
      const id = attributes['data-item-id'] ?? '';
      const variants = parsed(attributes['data-variants'] ?? '');
      if (/\bproduct-variants\b/.test(classes) && Array.isArray(variants)) {
        add({ id, title: written, imageUrl, url: '', data: { variants: variants as unknown } });
      }
      if (/\bsqs-add-to-cart-button\b/.test(classes)) {
        const more = Object.fromEntries(
          [
            ['form', attributes['data-form'] ?? ''],
            ['subscriptionOptionId', attributes['data-subscription-option-id'] ?? ''],
          ].filter(([, value]) => value),
        );
        const productType = Number(attributes['data-product-type']);
        if (id)
          add({
            id,
            title: written,
            imageUrl,
            url: '',
            data: { ...(Number.isInteger(productType) ? { productType } : {}), ...more },
          });
        imageUrl = '';
      }
    },
    ontext(text) {
      if (script !== null) script += text;
      else if (title !== null) title += text;
    },
    onclosetag(name) {
      if (name === 'script' && script !== null) {
        for (const product of productsOfScript(script)) add(product);
        script = null;
      }
      if (title !== null && depth === titleDepth) {
        written = title.trim();
        title = null;
      }
      depth -= 1;
    },
  });
  parser.write(html);
  parser.end();
  return [...found.values()].filter(({ data }) => 'variants' in data || 'structuredContent' in data || 'priceCents' in data);
}

function productsOfScript(text: string): readonly PageProduct[] {
  const at = contextStart.exec(text);
  const json = at ? text.slice(at.index + at[0].length).replace(/;\s*$/, '') : text;
  const content = /^\s*\{/.test(json) ? readFields(parsed(json)) : {};
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

/** Items as collection JSON and seed data have them; those without an id are left out. */
export const productsOfItems = (items: readonly unknown[]): readonly PageProduct[] =>
  items.map(readFields).flatMap((item) => (readText(item.id) ? productOf(item, item) : []));

const productOf = (item: Readonly<Record<string, unknown>>, data: Readonly<Record<string, unknown>>): PageProduct => ({
  id: readText(item.id),
  title: readText(item.title),
  imageUrl: readText(item.assetUrl),
  url: readText(item.fullUrl),
  data,
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
