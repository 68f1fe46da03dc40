import { pageImages } from '../../media/images.ts';
import { unreserve } from '../../media/unreserve.ts';
import type { Page } from '../../page/page.ts';
import type { LiveBlock } from '../block.ts';

/** Has the image loaded when it comes near the view. Spec 1 §4 "Image loading". */
export function mount(element: HTMLElement, page: Page): LiveBlock {
  unreserve(element);
  void pageImages(page.clock).watch(element as HTMLImageElement);
  return { destroy() {} };
}
