import express, { type RequestHandler } from 'express';
import { firstOf } from '../http/form-fields.ts';
import type { PlatformState } from '../state/state.ts';

/** Serves the state of the store: `GET /__ss/orders?site=` returns orders, the newest first; `GET /__ss/products?site=` products with their stock. */
export function storeRoutes({ commerce }: Pick<PlatformState, 'commerce'>): RequestHandler {
  const router = express.Router({ caseSensitive: true });
  const siteOf = (query: Record<string, unknown>) => firstOf(query.site as string | undefined) || undefined;
  router.get('/__ss/orders', ({ query }, response) => {
    response.json({ orders: commerce.orders.list(siteOf(query)) });
  });
  router.get('/__ss/products', ({ query }, response) => {
    const site = siteOf(query) ?? '';
    const products = commerce.catalogue.list(site).map(({ id, title, path, product }) => ({
      id,
      title,
      path,
      productType: product.type,
      variants: product.variants.map((variant) => ({
        id: variant.id,
        sku: variant.sku,
        stock: commerce.catalogue.stock(site, id, variant),
      })),
    }));
    response.json({ products });
  });
  return router;
}
