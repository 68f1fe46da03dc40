/** What opens the lightbox. Fetched by the blocks whose pictures do. */
import type { BlockModule } from '../blocks/block.ts';
import { watchLinks } from '../overlays/lightbox/links.ts';

export { watchLinks as watch };

export const mount: BlockModule['mount'] = (element, page) => {
  watchLinks(page, element);
  return { destroy() {} };
};
