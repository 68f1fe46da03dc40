import type { Clock } from '../../browser/clock.ts';
import { watchBox } from '../../browser/watch-box.ts';
import { textShrinkLimits } from '../../contract/site/constants.ts';
import { elementFrom, type LegacyNode, type NodeInput } from './legacy-node.ts';

interface TextShrinkOptions {
  readonly host?: LegacyNode;
  /** The element whose width limits the text; the node's parent by default. */
  readonly parentEl?: NodeInput;
}

/**
 * `node.plug(Y.Squarespace.TextShrink, { parentEl })` makes text smaller until it fits into its box, and again 100 ms after a
 * change of the box's width. compat#text-shrink
 */
export const createTextShrink = (clock: Pick<Clock, 'after'>) =>
  class TextShrink {
    constructor({ host, parentEl }: TextShrinkOptions) {
      const element = host?._node;
      const parent = elementFrom(parentEl);
      const box = parent instanceof Element ? parent : element?.parentElement;
      if (!element || !box) return;
      const ownSize = element.style.fontSize;
      let cancel = () => {};
      let lastWidthPx = -1;
      watchBox(box, (widthPx) => {
        if (widthPx === lastWidthPx) return;
        cancel();
        cancel = clock.after(lastWidthPx < 0 ? 0 : textShrinkLimits.resizeDebounceMs, () => shrink(element, box, ownSize));
        lastWidthPx = widthPx;
      });
    }
  };

function shrink(element: HTMLElement, box: Element, ownSize: string): void {
  element.style.fontSize = ownSize;
  const { paddingLeft, paddingRight } = getComputedStyle(box);
  const roomPx = box.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  const fullPx = Number.parseFloat(getComputedStyle(element).fontSize);
  const takenPx = textWidthPx(element);
  if (!(takenPx > roomPx) || roomPx <= 0) return;
  // Widths of letters are not proportional to the font size: the first size is an estimate, and each further size is one pixel
  // smaller.
  let sizePx = Math.floor((fullPx * roomPx) / takenPx);
  do {
    sizePx = Math.max(textShrinkLimits.minFontPx, Math.min(sizePx, fullPx));
    element.style.fontSize = `${sizePx}px`;
    if (sizePx <= textShrinkLimits.minFontPx) return;
    sizePx -= 1;
  } while (textWidthPx(element) > roomPx);
}

/** Width of the text itself: a block has the width of its parent, and long words overflow it. */
function textWidthPx(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return Math.max(range.getBoundingClientRect().width, element.scrollWidth);
}
