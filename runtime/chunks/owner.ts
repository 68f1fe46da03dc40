/** What a page does for the site's owner. Fetched where one is signed in or wants to be, and after log-out. */
import { createOwner } from '../owner/owner.ts';
import type { ServiceChunk } from '../page/services.ts';

export const create: ServiceChunk<'owner'>['create'] = (page) => createOwner(page, window);
