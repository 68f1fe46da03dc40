import type { Mounted } from '../../page/mountable.ts';
import type { Page } from '../../page/page.ts';
import { pageImages } from './images.ts';
import { unreserve } from './unreserve.ts';

/** Has the image loaded when it comes near the view. Spec 1 §4 "Image loading". */
export function mount(element: HTMLElement, page: Page): Mounted {
  unreserve(element);
  void pageImages(page.clock).watch(element as HTMLImageElement);
  return { dispose() {} };
}
