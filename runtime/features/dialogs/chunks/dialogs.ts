/** The service `dialogs`: dialogs, notices, tooltips and the system error dialog. Fetched by the first use. */
import type { ServiceChunk } from '../../../page/service-chunk.ts';
import { createDialogs, type Dialogs } from '../dialogs.ts';

export const create: ServiceChunk<'dialogs'>['create'] = (page) => createDialogs(page, window);

declare module '../../../page/services.ts' {
  interface Services {
    readonly dialogs: Dialogs;
  }
}
