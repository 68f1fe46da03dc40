/** Visitors' accounts with the site. Fetched when somebody asks for theirs. */

import type { ServiceChunk } from '../../../page/service-chunk.ts';
import { type Accounts, createAccounts } from '../accounts.ts';

export const create: ServiceChunk<'accounts'>['create'] = (page) => createAccounts(page);

declare module '../../../page/services.ts' {
  interface Services {
    readonly accounts: Accounts;
  }
}
