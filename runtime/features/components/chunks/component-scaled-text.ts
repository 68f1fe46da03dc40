import { adoptStyles } from '../../../browser/adopt-styles.ts';
import { watchOwnBox } from '../../../browser/watch-own-box.ts';
import type { Mounted } from '../../../page/mountable.ts';
import styles from '../text/scaled-text.css';

/** Font size at which the text is measured, px: its width in px is then its width in percent of the font size. */
const measuredPx = 100;

/**
 * Text whose widest line fills its column; lines break only where the owner has broken them. The platform's CSS uses the font
 * size of the span only. site#scaled-text
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
    // The ratio removes transforms, such as that of a page animation.
    const textPx = text.getBoundingClientRect().width / (box.getBoundingClientRect().width / box.offsetWidth);
    // A box without a width, or a text without letters, is measured again when it changes.
    text.style.fontSize = boxPx > 0 && textPx > 0 ? `${(measuredPx * boxPx) / textPx}px` : '';
  };
  const disposers = [
    watchOwnBox(box, (widthPx) => {
      boxPx = widthPx;
      fill();
    }),
    // Fonts and style sheets that load later change the width of the text.
    watchOwnBox(text, (widthPx) => Math.abs(widthPx - boxPx) > 1 && fill()),
  ];
  return {
    dispose() {
      for (const dispose of disposers) dispose();
      removeStyles();
      text.style.fontSize = '';
      delete text.dataset.ssPart;
    },
  };
}
