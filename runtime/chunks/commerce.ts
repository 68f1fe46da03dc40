/** Ways to the checkout, and the advertising pixel. Fetched by the blocks that sell something. */
import { createCommerce } from '../commerce/commerce.ts';
import type { ServiceChunk } from '../page/services.ts';

export const create: ServiceChunk<'commerce'>['create'] = (page) => createCommerce(page, window);
