/** Dialogs, notices and the system error overlay. Fetched when the first one is needed. */

import type { ServiceChunk } from '../../page/service-chunk.ts';
import { createDialogs, type Dialogs } from './dialogs.ts';

export const create: ServiceChunk<'dialogs'>['create'] = (page) => createDialogs(page, window);

declare module '../../page/services.ts' {
  interface Services {
    readonly dialogs: Dialogs;
  }
}
