import type { Mounted } from '../../../page/mountable.ts';
import type { Page } from '../../../page/page.ts';
import { loadPictures } from '../lists/load-pictures.ts';

/** Lists and other components whose controller only loads their images. */
export async function mount(element: HTMLElement, page: Page): Promise<Mounted> {
  await loadPictures(element, page);
  return { dispose() {} };
}
