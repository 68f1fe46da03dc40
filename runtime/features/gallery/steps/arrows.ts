import type { PartContext } from '../part.ts';
import styles from './arrows.css';

/** Sets the shape of a control that is on the page without a size, because no style sheet knows it. */
export function shape(arrow: Element, { addStyles, options, rightToLeft }: PartContext): void {
  addStyles(styles);
  arrow.classList.add('ss-gallery-arrow');
  // What lies elsewhere in a carousel is told by its gallery, not by its markup: other galleries' arrows stay as they are.
  arrow.classList.toggle('ss-gallery-pager', options.design === 'carousel');
  arrow.classList.toggle('ss-gallery-turned', rightToLeft());
}
