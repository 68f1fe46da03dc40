import { adoptStyles } from '../../../browser/adopt-styles.ts';
import { watchOwnBox } from '../../../browser/watch-own-box.ts';
import type { Mounted } from '../../../page/mountable.ts';
import styles from '../text/scaled-text.css';

/** At this size the width of the text is measured, px: its letters are as many px wide as they are percent of the size. */
const measuredPx = 100;

/**
 * Text that is as wide as its column, whatever its length: the server gives no size. The widest line fills it; lines break where their owner
 * broke them. The platform's CSS lets the size of the span alone count. Wild 2 §6 "scaled text".
 */
export function mount(element: HTMLElement): Mounted {
  const text = element.matches('.sqsrte-scaled-text') ? element : element.querySelector<HTMLElement>('.sqsrte-scaled-text');
  const box = text?.parentElement;
  if (!text || !box) return { dispose() {} };
  const removeStyles = adoptStyles(document, styles);
  text.dataset.ssPart = 'scaled-text';
  let boxPx = 0;
  const fill = (): void => {
    text.style.fontSize = `${measuredPx}px`;
    // Both widths as they are laid out: a transform around them, such as a page animation's, is not counted.
    const textPx = text.getBoundingClientRect().width / (box.getBoundingClientRect().width / box.offsetWidth);
    // A box without a width, or a text without letters, is tried again when that changes.
    text.style.fontSize = boxPx > 0 && textPx > 0 ? `${(measuredPx * boxPx) / textPx}px` : '';
  };
  const ends = [
    watchOwnBox(box, (widthPx) => {
      boxPx = widthPx;
      fill();
    }),
    // Fonts and style sheets that come later give it other widths.
    watchOwnBox(text, (widthPx) => Math.abs(widthPx - boxPx) > 1 && fill()),
  ];
  return {
    dispose() {
      for (const end of ends) end();
      removeStyles();
      text.style.fontSize = '';
      delete text.dataset.ssPart;
    },
  };
}
