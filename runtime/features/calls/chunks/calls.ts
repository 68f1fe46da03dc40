/** The service `calls`. Fetched by the first call. */
import type { ServiceChunk } from '../../../page/page.ts';
import { type Calls, createCalls } from '../calls.ts';

export const create: ServiceChunk<'calls'>['create'] = (page) => createCalls(page, window);

declare module '../../../page/page.ts' {
  interface Services {
    readonly calls: Calls;
  }
}
