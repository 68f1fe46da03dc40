/** What a page does for the site's owner. Fetched where one is signed in or wants to be, and after log-out. */

import type { ServiceChunk } from '../../page/service-chunk.ts';
import { createOwner, type Owner } from './owner.ts';

export const create: ServiceChunk<'owner'>['create'] = (page) => createOwner(page, window);

declare module '../../page/services.ts' {
  interface Services {
    readonly owner: Owner;
  }
}
