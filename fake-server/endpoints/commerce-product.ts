import { type Handler, refuse } from '../calls/handler.ts';
import { variantKey } from '../commerce/catalogue.ts';

/** Returns a product of the site's pages with its current stock, for quick views and outdated pages. */
export const commerceProduct: Handler = ({ site, params, state, recorded }) => {
  const { catalogue } = state.commerce;
  const entry = catalogue.find(site, params.id ?? '');
  if (!entry) return refuse({ code: 'UNKNOWN_PRODUCT', error: 'This product is not sold here.' });
  const { id, title, imageUrl, path, data, product } = entry;
  const stock = product.variants.map((variant) => ({ key: variantKey(variant), left: catalogue.stock(site, id, variant) }));
  return { ...recorded, body: { item: { ...data, id, title, assetUrl: imageUrl, fullUrl: path }, stock } };
};
