import type { Slides } from '../model/slides.ts';
import type { SlideRange } from './strip-geometry.ts';

/** The wrapper in a strip's view. It contains the slides with a box; the others are hidden in elements before and after it. */
export interface StripWrapper extends SlideRange {
  readonly element: HTMLElement;
  /** Moves these slides, and the nodes between them, into the wrapper. Slides that stay in it are not touched. */
  hold(range: SlideRange): void;
  /** Moves all nodes of the view into the wrapper. */
  holdRest(): void;
  /** Returns the slide of the wrapper that contains the target; -1 for none. */
  indexOf(target: EventTarget | null): number;
  /** Restores the server's order of nodes. */
  dispose(): void;
}

const createBox = (className: string): HTMLElement => Object.assign(document.createElement('div'), { className });

export function createStripWrapper(view: HTMLElement, slides: Slides): StripWrapper {
  const [before, wrapper, after] = [createBox('ss-rest'), createBox('sqs-wrapper'), createBox('ss-rest')];
  let [first, last] = [0, -1];

  // A page that was saved from a browser has a wrapper already.
  for (const old of view.querySelectorAll(':scope>.sqs-wrapper')) old.replaceWith(...old.childNodes);
  // A range moves all nodes at once.
  const all = document.createRange();
  all.selectNodeContents(view);
  all.surroundContents(after);
  after.before(before, wrapper);

  return {
    element: wrapper,
    get first() {
      return first;
    },
    get last() {
      return last;
    },
    hold(range) {
      const [begin, end] = [slides[range.first], slides[range.last]];
      if (!begin || !end || (range.first === first && range.last === last)) return;
      if (range.first > last || range.last < first) {
        after.prepend(...before.childNodes, ...wrapper.childNodes);
        const passed = document.createRange();
        passed.setStart(after, 0);
        // Slides of a template may be in nested elements, which must not be split.
        if (begin.parentNode === after) passed.setEndBefore(begin);
        before.append(passed.extractContents());
      }
      while (after.firstChild && !wrapper.contains(end)) wrapper.append(after.firstChild);
      while (wrapper.contains(end) && !wrapper.lastChild?.contains(end)) after.prepend(wrapper.lastChild as Node);
      while (before.lastChild && !wrapper.contains(begin)) wrapper.prepend(before.lastChild);
      while (wrapper.contains(begin) && !wrapper.firstChild?.contains(begin)) before.append(wrapper.firstChild as Node);
      ({ first, last } = range);
    },
    holdRest() {
      wrapper.prepend(...before.childNodes);
      wrapper.append(...after.childNodes);
      before.remove();
      after.remove();
    },
    indexOf(target) {
      for (let index = first; index <= last; index++) if (slides[index]?.contains(target as Node)) return index;
      return -1;
    },
    dispose() {
      for (const box of [before, wrapper, after]) box.replaceWith(...box.childNodes);
    },
  };
}
