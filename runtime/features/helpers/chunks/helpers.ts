/** The service `helpers`. Fetched by the first caller. */
import type { ServiceChunk } from '../../../page/page.ts';
import { createHelpers, type Helpers } from '../helpers.ts';

export { announceNextLoadActions } from '../next-load-actions.ts';

export const create: ServiceChunk<'helpers'>['create'] = (page) => createHelpers(page, window);

declare module '../../../page/page.ts' {
  interface Services {
    readonly helpers: Helpers;
  }
}
