/** The service `commerce`, for the blocks that sell something. */

import type { ServiceChunk } from '../../../page/page.ts';
import { type Commerce, createCommerce } from '../commerce.ts';

export const create: ServiceChunk<'commerce'>['create'] = (page) => createCommerce(page, window);

declare module '../../../page/page.ts' {
  interface Services {
    readonly commerce: Commerce;
  }
}
