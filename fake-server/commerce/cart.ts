import * as z from 'zod';
import type { ShippingLocation } from '../../runtime/contract/commerce/cart.ts';
import type { ProductVariant } from '../../runtime/contract/commerce/product.ts';
import { type Catalogue, type CatalogueProduct, unitPriceCents, variantKey } from './catalogue.ts';

/** A visitor's cart, as the platform stores it. */
export interface StoredCart {
  readonly id: string;
  /** The value of the cart cookie. */
  readonly token: string;
  readonly site: string;
  readonly created: number;
  readonly lines: Map<string, CartLine>;
  promoCodes: readonly string[];
  location: ShippingLocation;
  shippingId: string;
  /** Empty until the cart is paid for. */
  orderId: string;
}

export interface CartLine {
  readonly id: string;
  readonly productId: string;
  readonly variantKey: string;
  /** Id of the subscription plan; empty without one. */
  readonly planId: string;
  /** Values of the product's own form. */
  additionalFields: Readonly<Record<string, unknown>>;
  quantity: number;
}

const lineSchema: z.ZodType<CartLine> = z.object({
  id: z.string(),
  productId: z.string(),
  variantKey: z.string(),
  planId: z.string(),
  additionalFields: z.record(z.string(), z.unknown()),
  quantity: z.int().positive(),
});

/** Decodes a cart of a snapshot, whose lines are a list. */
export const cartSchema: z.ZodType<StoredCart> = z.object({
  id: z.string(),
  token: z.string(),
  site: z.string(),
  created: z.number(),
  lines: z.array(lineSchema).transform((lines) => new Map(lines.map((line) => [line.id, line]))),
  promoCodes: z.array(z.string()),
  location: z.object({ country: z.string(), state: z.string(), city: z.string(), zip: z.string() }),
  shippingId: z.string(),
  orderId: z.string(),
});

export const encodeCart = (cart: StoredCart): object => ({ ...cart, lines: [...cart.lines.values()] });

/** A cart line with its product, for a product that the site still sells. */
export interface CartPiece {
  readonly line: CartLine;
  readonly entry: CatalogueProduct;
  readonly variant: ProductVariant;
  readonly unitCents: number;
}

/** Returns a line with its product; null for a product that is not sold any more. */
export function pieceOf(catalogue: Catalogue, site: string, line: CartLine): CartPiece | null {
  const entry = catalogue.find(site, line.productId);
  const variant = entry?.product.variants.find((each) => variantKey(each) === line.variantKey);
  const unitCents = variant ? unitPriceCents(variant, line.planId) : null;
  return entry && variant && unitCents !== null ? { line, entry, variant, unitCents } : null;
}

export const piecesOf = (catalogue: Catalogue, cart: StoredCart): readonly CartPiece[] =>
  [...cart.lines.values()].flatMap((line) => pieceOf(catalogue, cart.site, line) ?? []);

/** Returns the currency of a cart: that of its first product, else the site's. */
export const currencyOf = (cart: StoredCart, pieces: readonly CartPiece[], catalogue: Catalogue): string =>
  pieces[0]?.entry.product.currency || catalogue.currency(cart.site);
