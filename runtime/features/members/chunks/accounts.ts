/** The service `accounts`, loaded when a visitor opens the account. */

import type { ServiceChunk } from '../../../page/service-chunk.ts';
import { type Accounts, createAccounts } from '../accounts.ts';

export const create: ServiceChunk<'accounts'>['create'] = (page) => createAccounts(page);

declare module '../../../page/services.ts' {
  interface Services {
    readonly accounts: Accounts;
  }
}
