import type { AddOnContext } from '../model/add-on.ts';
import styles from './arrows.css';

/** Draws a control without a size, which no style sheet of the page draws. */
export function shapeArrow(arrow: Element, { addStyles, options, isRightToLeft }: AddOnContext): void {
  addStyles(styles);
  arrow.classList.add('ss-gallery-arrow');
  // The controls of a carousel are at another place, which their markup does not show.
  arrow.classList.toggle('ss-gallery-pager', options.design === 'carousel');
  arrow.classList.toggle('ss-gallery-turned', isRightToLeft());
}
