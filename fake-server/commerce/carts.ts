import { createHash } from 'node:crypto';
import type { Product, ProductVariant } from '../../runtime/contract/commerce/product.ts';
import { randomToken } from '../random-token.ts';
import { createTable, type StoredTable } from '../tables/table.ts';
import { type CartLine, type CartPiece, cartSchema, currencyOf, encodeCart, pieceOf, piecesOf, type StoredCart } from './cart.ts';
import { type CartPayload, cartPayload } from './cart-payload.ts';
import { type Catalogue, unitPriceCents, variantKey } from './catalogue.ts';

/** The reason why a cart was not changed: a sentence for visitors, and a code for clients. */
interface CartRefusal {
  readonly error: string;
  readonly code:
    | 'UNKNOWN_PRODUCT'
    | 'UNKNOWN_VARIANT'
    | 'NO_PRICE'
    | 'BAD_QUANTITY'
    | 'OUT_OF_STOCK'
    | 'CART_FULL'
    | 'OTHER_CURRENCY'
    | 'UNKNOWN_ENTRY';
  /** The quantity in stock. */
  readonly available?: number;
}

export interface Carts {
  find(site: string, token: string): StoredCart | null;
  create(site: string): StoredCart;
  /** Copies a cart under a new token. Changes of the copy are not visible under the old one. */
  clone(cart: StoredCart): StoredCart;
  add(cart: StoredCart, item: CartItem): CartRefusal | CartLine;
  setQuantity(cart: StoredCart, lineId: string, quantity: number): CartRefusal | null;
  /** Replaces the values of the product's own form. The line keeps its id. */
  setFields(cart: StoredCart, lineId: string, additionalFields: CartLine['additionalFields']): CartRefusal | null;
  /** Changes the address, the shipping, the coupons or the order of a cart. */
  update(cart: StoredCart, changes: CartChanges): void;
  /** Returns the id of the order of a paid cart; empty for any other token. */
  orderOf(token: string): string;
  /** Returns the cart with the current prices, stock and totals. */
  view(cart: StoredCart): CartPayload;
  /** Returns the lines with their products, without lines whose product is not sold any more. */
  pieces(cart: StoredCart): readonly CartPiece[];
  clear(): void;
  readonly stored: StoredTable;
}

type CartChanges = Partial<Pick<StoredCart, 'promoCodes' | 'location' | 'shippingId' | 'orderId'>>;

interface CartItem {
  readonly itemId: string;
  /** The variant's id or SKU; may be empty for a product with one variant. */
  readonly variant: string;
  readonly quantity: number;
  readonly planId: string;
  readonly additionalFields: Readonly<Record<string, unknown>>;
}

/** The limit of carts, as JSON. The oldest ones are dropped. */
const maxCartBytes = 64 * 1024 * 1024;
const maxLines = 1000;
const maxQuantity = 9999;

export function createCarts(catalogue: Catalogue, now: () => number = Date.now): Carts {
  const carts = createTable({ schema: cartSchema, encode: encodeCart, maxBytes: maxCartBytes });
  const save = (cart: StoredCart) => carts.set(cart.token, cart);

  const create = (site: string): StoredCart => {
    const token = randomToken();
    const cart: StoredCart = {
      id: createHash('sha256').update(token).digest('hex').slice(0, 24),
      token,
      site,
      created: now(),
      lines: new Map(),
      promoCodes: [],
      location: { country: '', state: '', city: '', zip: '' },
      shippingId: '',
      orderId: '',
    };
    save(cart);
    return cart;
  };

  return {
    create,
    pieces: (cart) => piecesOf(catalogue, cart),
    view: (cart) => cartPayload(cart, catalogue),
    find(site, token) {
      const cart = carts.get(token);
      return cart?.site === site && !cart.orderId ? cart : null;
    },
    clone(cart) {
      const lines = new Map([...cart.lines].map(([id, line]) => [id, { ...line }]));
      const { promoCodes, location, shippingId } = cart;
      const copy = { ...create(cart.site), lines, promoCodes, location, shippingId };
      save(copy);
      return copy;
    },
    add(cart, item) {
      const added = addItem(cart, item, catalogue);
      save(cart);
      return added;
    },
    update(cart, changes) {
      Object.assign(cart, changes);
      save(cart);
    },
    orderOf: (token) => carts.get(token)?.orderId ?? '',
    stored: carts,
    setFields(cart, lineId, additionalFields) {
      const line = cart.lines.get(lineId);
      if (!line) return unknownEntry;
      line.additionalFields = additionalFields;
      save(cart);
      return null;
    },
    setQuantity(cart, lineId, quantity) {
      const line = cart.lines.get(lineId);
      if (!line) return unknownEntry;
      if (quantity === 0) {
        cart.lines.delete(lineId);
        save(cart);
        return null;
      }
      const piece = pieceOf(catalogue, cart.site, line);
      if (!piece) return { code: 'UNKNOWN_PRODUCT', error: 'This product is not sold any more.' };
      const refusal = checkQuantity(cart, line, quantity, piece.variant, catalogue);
      if (refusal) return refusal;
      line.quantity = quantity;
      save(cart);
      return null;
    },
    clear: carts.clear,
  };
}

const unknownEntry: CartRefusal = { code: 'UNKNOWN_ENTRY', error: 'This is not in the cart any more.' };

/** Adds an item to the line with the same product, variant, plan and form values, or to a new line: commerce#platform-cart. */
function addItem(
  cart: StoredCart,
  { itemId, variant: wanted, quantity, planId, additionalFields }: CartItem,
  catalogue: Catalogue,
): CartRefusal | CartLine {
  const entry = catalogue.find(cart.site, itemId);
  if (!entry) return { code: 'UNKNOWN_PRODUCT', error: 'This product is not sold here.' };
  const variant = chooseVariant(entry.product, wanted);
  if (!variant) return { code: 'UNKNOWN_VARIANT', error: 'This variant does not exist.' };
  if (unitPriceCents(variant, planId) === null) return { code: 'NO_PRICE', error: 'This cannot be bought: it has no price.' };
  const currency = currencyOf(cart, piecesOf(catalogue, cart), catalogue);
  const own = entry.product.currency || catalogue.currency(cart.site);
  // Amounts of two currencies cannot be added.
  if (cart.lines.size > 0 && own !== currency)
    return { code: 'OTHER_CURRENCY', error: `This is sold in ${own}, and your cart is in ${currency}.` };
  const key = variantKey(variant);
  const fields = JSON.stringify(additionalFields);
  const before = [...cart.lines.values()].find(
    (each) =>
      each.productId === itemId &&
      each.variantKey === key &&
      each.planId === planId &&
      JSON.stringify(each.additionalFields) === fields,
  );
  let id = before?.id ?? lineIdOf(cart.site, itemId, key, planId, fields);
  // A line keeps its id when its fields are edited, so the id may be in use.
  while (!before && cart.lines.has(id)) id = lineIdOf(id);
  if (!before && cart.lines.size >= maxLines) return { code: 'CART_FULL', error: `A cart holds ${maxLines} lines at most.` };
  const line = { id, productId: itemId, variantKey: key, planId, additionalFields };
  const isQuantity = Number.isInteger(quantity) && quantity >= 1;
  const whole = isQuantity ? quantity + (before?.quantity ?? 0) : 0;
  const refusal = checkQuantity(cart, line, whole, variant, catalogue);
  if (refusal) return refusal;
  const added = { ...line, quantity: whole };
  cart.lines.set(id, added);
  return added;
}

/** Returns why a line cannot have this quantity; null if it can. Other lines may have the same variant. */
function checkQuantity(
  cart: StoredCart,
  line: Omit<CartLine, 'quantity'>,
  quantity: number,
  variant: ProductVariant,
  catalogue: Catalogue,
): CartRefusal | null {
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > maxQuantity)
    return { code: 'BAD_QUANTITY', error: `Expected a whole number of pieces from 1 to ${maxQuantity}.` };
  const stock = catalogue.stock(cart.site, line.productId, variant);
  const others = [...cart.lines.values()]
    .filter((each) => each.id !== line.id && each.productId === line.productId && each.variantKey === line.variantKey)
    .reduce((sum, each) => sum + each.quantity, 0);
  if (stock === null || stock >= quantity + others) return null;
  const available = Math.max(0, stock - others);
  return { code: 'OUT_OF_STOCK', error: available ? `Only ${available} left.` : 'This is sold out.', available };
}

const lineIdOf = (...facts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 24);

function chooseVariant({ variants }: Product, wanted: string): ProductVariant | undefined {
  if (!wanted) return variants.length === 1 ? variants[0] : undefined;
  return variants.find((variant) => variantKey(variant) === wanted) ?? variants.find(({ sku }) => sku === wanted);
}
