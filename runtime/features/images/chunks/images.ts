/** Images outside galleries. Loaded by pages with such images. */
import { adoptStyles } from '../../../browser/adopt-styles.ts';
import type { Mounted } from '../../../page/mountable.ts';
import type { Page } from '../../../page/page.ts';
import styles from '../images.css';
import { pageImages } from '../images.ts';
import { unreserve } from '../reserve-image.ts';

export { pageImages };

adoptStyles(document, styles);

/** Loads the image when it is near the view: images#lazy-margin. */
export function mount(element: HTMLElement, page: Page): Mounted {
  unreserve(element);
  void pageImages(page.clock).watch(element as HTMLImageElement);
  return { dispose() {} };
}
