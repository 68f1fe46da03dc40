/** The data layer and what hangs on it. Fetched by whoever makes the first such call. */
import { createCalls } from '../calls/calls.ts';
import type { ServiceChunk } from '../page/services.ts';

export const create: ServiceChunk<'calls'>['create'] = (page) => createCalls(page, window);
