/** Dialogs, notices and the system error overlay. Fetched when the first one is needed. */
import { createDialogs } from '../dialogs/dialogs.ts';
import type { ServiceChunk } from '../page/services.ts';

export const create: ServiceChunk<'dialogs'>['create'] = (page) => createDialogs(page, window);
