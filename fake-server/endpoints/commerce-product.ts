import { endpoints } from '../../runtime/contract/endpoints.ts';
import { defineHandler } from '../api/handler.ts';
import { refuse } from '../commerce/cart-call.ts';
import { variantKey } from '../commerce/catalogue.ts';

/** A product as it stands on the site's pages, with what is in stock now. Ours: quick views and stale pages ask for it. */
export const commerceProduct = defineHandler({
  endpoint: endpoints.commerceProduct,
  respond({ site, params, state, recorded }) {
    const { catalogue } = state.commerce;
    const entry = catalogue.find(site, params.id ?? '');
    if (!entry) return refuse({ status: 400, code: 'UNKNOWN_PRODUCT', error: 'This product is not sold here.' });
    const { id, title, imageUrl, path, data, product } = entry;
    const stock = product.variants.map((variant) => ({ key: variantKey(variant), left: catalogue.stock(site, id, variant) }));
    return { ...recorded, body: { item: { ...data, id, title, assetUrl: imageUrl, fullUrl: path }, stock } };
  },
});
