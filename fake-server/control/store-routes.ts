import express, { type RequestHandler } from 'express';
import { firstOf } from '../http/form-fields.ts';
import type { Sessions } from '../sessions/sessions.ts';

/**
 * Serves the state of the store: `GET /__ss/orders?site=` returns orders, the newest first; `GET /__ss/members?site=` the
 * accounts of members; `GET /__ss/products?site=` products with their stock.
 */
export function storeRoutes(sessions: Sessions): RequestHandler {
  const router = express.Router({ caseSensitive: true });
  const siteOf = (query: Record<string, unknown>) => firstOf(query.site as string | undefined) || undefined;
  router.get('/__ss/orders', (request, response) => {
    const { orders } = sessions.of(request).state.commerce;
    response.json({ orders: orders.list(siteOf(request.query)) });
  });
  router.get('/__ss/members', (request, response) => {
    const { members } = sessions.of(request).state.commerce;
    response.json({ members: members.list(siteOf(request.query)) });
  });
  router.get('/__ss/products', (request, response) => {
    const { catalogue } = sessions.of(request).state.commerce;
    const site = siteOf(request.query) ?? '';
    const products = catalogue.list(site).map(({ id, title, path, product }) => ({
      id,
      title,
      path,
      productType: product.type,
      variants: product.variants.map((variant) => ({
        id: variant.id,
        sku: variant.sku,
        stock: catalogue.stock(site, id, variant),
      })),
    }));
    response.json({ products });
  });
  return router;
}
