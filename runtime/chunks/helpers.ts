/** Small tools for scripts of the page. Fetched by whoever asks for them. */
import { createHelpers } from '../page/helpers.ts';
import type { ServiceChunk } from '../page/services.ts';

export const create: ServiceChunk<'helpers'>['create'] = (page) => createHelpers(page, window);
