/** The service `third-parties`. Fetched by blocks that need a third party's file. */
import type { ServiceChunk } from '../../../page/page.ts';
import { createThirdParties, type ThirdParties } from '../third-parties.ts';

export const create: ServiceChunk<'third-parties'>['create'] = (page) => createThirdParties(page, window);

declare module '../../../page/page.ts' {
  interface Services {
    readonly 'third-parties': ThirdParties;
  }
}
