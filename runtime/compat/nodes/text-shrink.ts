import type { Clock } from '../../browser/clock.ts';
import { watchBox } from '../../browser/watch-box.ts';
import { textShrinkLimits } from '../../contract/page/limits.ts';
import { elementFrom, type LegacyNode, type NodeInput } from './legacy-node.ts';

interface TextShrinkOptions {
  readonly host?: LegacyNode;
  /** Whose width the text must not exceed; the node's parent otherwise. */
  readonly parentEl?: NodeInput;
}

/**
 * `node.plug(Y.Squarespace.TextShrink, { parentEl })`: text that is wider than its box becomes smaller until it fits, never below 11 px;
 * again 100 ms after the box has another width. Spec 2 §9; how it is called is wild 2 §8. That only width counts is our choice.
 */
export const createTextShrink = (clock: Pick<Clock, 'after'>) =>
  class TextShrink {
    constructor({ host, parentEl }: TextShrinkOptions) {
      const element = host?._node;
      const asked = elementFrom(parentEl);
      const box = asked instanceof Element ? asked : element?.parentElement;
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
  // Letters do not shrink evenly: the first try is by proportion, what is still too wide goes down by a pixel each.
  let sizePx = Math.floor((fullPx * roomPx) / takenPx);
  do {
    sizePx = Math.max(textShrinkLimits.minFontPx, Math.min(sizePx, fullPx));
    element.style.fontSize = `${sizePx}px`;
    if (sizePx <= textShrinkLimits.minFontPx) return;
    sizePx -= 1;
  } while (textWidthPx(element) > roomPx);
}

/** How wide the text is by itself: blocks are as wide as their parent, and long words stand out of them. */
function textWidthPx(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return Math.max(range.getBoundingClientRect().width, element.scrollWidth);
}
