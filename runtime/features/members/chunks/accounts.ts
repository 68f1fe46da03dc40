/** The service `accounts`, loaded when a visitor opens the account. */

import type { ServiceChunk } from '../../../page/page.ts';
import { type Accounts, createAccounts } from '../accounts.ts';

export const create: ServiceChunk<'accounts'>['create'] = (page) => createAccounts(page);

declare module '../../../page/page.ts' {
  interface Services {
    readonly accounts: Accounts;
  }
}
