/** The service `owner`. Fetched for a signed-in owner, after a log-out, and by Escape where the site allows Escape to log in. */
import type { ServiceChunk } from '../../../page/page.ts';
import { createOwner, type Owner } from '../owner.ts';

export const create: ServiceChunk<'owner'>['create'] = (page) => createOwner(page, window);

declare module '../../../page/page.ts' {
  interface Services {
    readonly owner: Owner;
  }
}
