import type { Slides } from '../slides.ts';

/** The wrapper in a strip's view. It holds the slides that have a box; the others lie before and after it, out of the page. */
export interface StripWrapper {
  readonly element: HTMLElement;
  /** The slides that it holds. */
  readonly first: number;
  readonly last: number;
  /** Takes these slides, and what lies between them, into the wrapper. Those that stay in it are not touched. */
  hold(from: number, to: number): void;
  /** Takes in what lies around all slides as well: nothing is left outside. */
  holdRest(): void;
  /** The slide of the wrapper that this is, or is in; -1 for none. */
  indexOf(target: EventTarget | null): number;
  /** Puts all of it back to where it was. */
  remove(): void;
}

const boxOf = (className: string): HTMLElement => Object.assign(document.createElement('div'), { className });

export function createStripWrapper(view: HTMLElement, slides: Slides): StripWrapper {
  const [before, wrapper, after] = [boxOf('ss-rest'), boxOf('sqs-wrapper'), boxOf('ss-rest')];
  let [first, last] = [0, -1];

  // Of a page that was saved after it had been drawn.
  for (const old of view.querySelectorAll(':scope>.sqs-wrapper')) old.replaceWith(...old.childNodes);
  // In one go: nothing is made of each.
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
    hold(from, to) {
      const [begin, end] = [slides[from], slides[to]];
      if (!begin || !end || (from === first && to === last)) return;
      if (from > last || to < first) {
        after.prepend(...before.childNodes, ...wrapper.childNodes);
        const passed = document.createRange();
        passed.setStart(after, 0);
        // A template's slides may lie deeper: what holds them is not to be torn.
        if (begin.parentNode === after) passed.setEndBefore(begin);
        before.append(passed.extractContents());
      }
      while (after.firstChild && !wrapper.contains(end)) wrapper.append(after.firstChild);
      while (wrapper.contains(end) && !wrapper.lastChild?.contains(end)) after.prepend(wrapper.lastChild as Node);
      while (before.lastChild && !wrapper.contains(begin)) wrapper.prepend(before.lastChild);
      while (wrapper.contains(begin) && !wrapper.firstChild?.contains(begin)) before.append(wrapper.firstChild as Node);
      [first, last] = [from, to];
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
    remove() {
      for (const part of [before, wrapper, after]) part.replaceWith(...part.childNodes);
    },
  };
}
