/** Files of third parties. Fetched by the blocks that need one. */
import type { ServiceChunk } from '../page/services.ts';
import { createThirdParties } from '../third-parties/third-parties.ts';

export const create: ServiceChunk<'third-parties'>['create'] = (page) => createThirdParties(page, window);
