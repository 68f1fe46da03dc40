import * as z from 'zod';
import { isPriceCents } from '../../runtime/contract/commerce/catalogue-ids.ts';
import { decodeProduct, type Product, type ProductVariant } from '../../runtime/contract/commerce/product.ts';
import { createTable, type StoredTable } from '../tables/table.ts';
import { type PageProduct, productsOfItems, readPageProducts } from './page-products.ts';

/** A product that can be bought on a site. */
export interface CatalogueProduct extends PageProduct {
  readonly product: Product;
  /** The product's own address if a page names it, else the page that it was found on. */
  readonly path: string;
}

/** The products on the served pages, and the stock of each variant. */
export interface Catalogue {
  /** Adds the products of a page that is served. */
  addPage(site: string, html: Buffer, path: string): void;
  /** Adds items in the shape of collection JSON. Pages may add to their data. */
  seed(site: string, items: readonly unknown[], currency: string): void;
  find(site: string, id: string): CatalogueProduct | null;
  list(site: string): readonly CatalogueProduct[];
  /** Returns the currency that the site's pages name; USD by default. */
  currency(site: string): string;
  /** Returns the stock of a variant; null for an unlimited one. */
  stock(site: string, id: string, variant: ProductVariant): number | null;
  setStock(site: string, id: string, variantKey: string, quantity: number): void;
  /** Reduces the stock by all pieces. Returns false, and changes nothing, when one of them is not in stock. */
  take(site: string, pieces: readonly Piece[]): boolean;
  /** Restores the stock that the pages name. Products are kept. */
  clear(): void;
  /** The stock after sales. */
  readonly stockLeft: StoredTable;
}

interface Piece {
  readonly productId: string;
  readonly variant: ProductVariant;
  readonly quantity: number;
}

/** Returns a variant's id, else its SKU, else its attributes as JSON. */
export const variantKey = ({ id, sku, attributes }: ProductVariant): string => id || sku || JSON.stringify([...attributes]);

export function createCatalogue(): Catalogue {
  const products = new Map<string, Map<string, CatalogueProduct>>();
  const currencies = new Map<string, string>();
  const left = createTable({ schema: z.int().min(0), maxRows: 100_000 });
  const read = new WeakMap<Buffer, readonly PageProduct[]>();
  const keyOf = (site: string, id: string, variant: string) => JSON.stringify([site, id, variant]);
  const stock = (site: string, id: string, variant: ProductVariant): number | null =>
    left.get(keyOf(site, id, variantKey(variant))) ?? (variant.unlimited ? null : variant.quantityInStock);
  const put = (site: string, path: string, each: PageProduct): void => {
    const known = products.get(site) ?? new Map<string, CatalogueProduct>();
    products.set(site, known);
    const before = known.get(each.id);
    const data = { ...before?.data, ...each.data };
    const url = each.url || before?.url || '';
    known.set(each.id, {
      id: each.id,
      title: each.title || before?.title || each.id,
      imageUrl: each.imageUrl || before?.imageUrl || '',
      url,
      data,
      product: decodeProduct(data),
      path: url || before?.path || path,
    });
  };
  return {
    addPage(site, html, path) {
      const found = read.get(html) ?? readPageProducts(html.toString('utf8'));
      read.set(html, found);
      if (!currencies.has(site)) {
        const currency = /"(?:selectedCurrency|defaultCurrency)"\s*:\s*"([A-Z]{3})"/.exec(html.toString('latin1'));
        if (currency?.[1]) currencies.set(site, currency[1]);
      }
      for (const each of found) put(site, path, each);
    },
    seed(site, items, currency) {
      if (currency) currencies.set(site, currency);
      for (const each of productsOfItems(items)) put(site, each.url || '/', each);
    },
    find: (site, id) => products.get(site)?.get(id) ?? null,
    list: (site) => [...(products.get(site)?.values() ?? [])],
    currency: (site) => currencies.get(site) ?? 'USD',
    stock,
    setStock: (site, id, variant, quantity) => left.set(keyOf(site, id, variant), quantity),
    take(site, pieces) {
      const wanted = new Map<string, { piece: Piece; quantity: number }>();
      for (const piece of pieces) {
        const key = keyOf(site, piece.productId, variantKey(piece.variant));
        wanted.set(key, { piece, quantity: (wanted.get(key)?.quantity ?? 0) + piece.quantity });
      }
      const limits = [...wanted].map(([key, { piece, quantity }]) => ({
        key,
        quantity,
        inStock: stock(site, piece.productId, piece.variant),
      }));
      if (limits.some(({ quantity, inStock }) => inStock !== null && inStock < quantity)) return false;
      for (const { key, quantity, inStock } of limits) if (inStock !== null) left.set(key, inStock - quantity);
      return true;
    },
    clear: left.clear,
    stockLeft: left,
  };
}

/** Returns the price of one piece, by a subscription plan if one is named; null for a variant without a usable price. */
export function unitPriceCents(variant: ProductVariant, planId: string): number | null {
  const priced = planId ? variant.pricingOptions.find(({ id }) => id === planId) : variant;
  const cents = priced && (priced.onSale ? (priced.salePriceCents ?? priced.priceCents) : priced.priceCents);
  return isPriceCents(cents) ? cents : null;
}
