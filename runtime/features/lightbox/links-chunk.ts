/** What opens the lightbox. Fetched by the blocks whose pictures do. */
import type { Mountable } from '../../page/mountable.ts';
import { watchLinks } from './links.ts';

export { watchLinks as watch };

export const mount: Mountable['mount'] = (element, page) => {
  watchLinks(page, element);
  return { dispose() {} };
};
