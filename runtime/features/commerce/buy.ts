import { productTypes } from '../../contract/commerce/commerce-enums.ts';
import type { CartItem, CartOutcome, CartStore } from '../cart/index.ts';
import type { Checkout } from './checkout.ts';
import type { Pixel } from './pixel.ts';

interface Purchase extends CartItem {
  readonly productType: number | null;
  readonly sku: string;
}

/** Buys a product: puts it into the cart, goes to a checkout, or both. `commerce#buy-routes` */
export type Buy = (purchase: Purchase) => Promise<CartOutcome>;

export interface BuyOptions {
  readonly cart: CartStore;
  readonly checkout: Checkout;
  readonly pixel: Pixel;
  readonly isExpress: () => boolean;
}

export const createBuy =
  ({ cart, checkout, pixel, isExpress }: BuyOptions): Buy =>
  async ({ productType, sku, ...item }) => {
    const { itemId, subscriptionOptionId } = item;
    if (productType === productTypes.GIFT_CARD) {
      checkout.giftCard({ productId: itemId, ...(sku ? { sku } : {}) });
      return { ok: true, cart: cart.snapshot.cart };
    }
    const outcome = await cart.add(item);
    if (!outcome.ok) return outcome;
    pixel('addToCart', { content_ids: [itemId], content_type: 'product' });
    if (subscriptionOptionId) checkout.subscribe(outcome.cart.cartToken);
    else if (isExpress()) checkout.goToCheckout();
    return outcome;
  };
