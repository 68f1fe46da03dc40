/** The service `dialogs`: dialogs, notices, tooltips and the system error dialog. Fetched by the first use. */
import type { ServiceChunk } from '../../../page/page.ts';
import { createDialogs, type Dialogs } from '../dialogs.ts';

export const create: ServiceChunk<'dialogs'>['create'] = (page) => createDialogs(page, window);

declare module '../../../page/page.ts' {
  interface Services {
    readonly dialogs: Dialogs;
  }
}
