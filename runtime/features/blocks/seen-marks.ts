import type { Clock } from '../../browser/clock.ts';
import type { VisibleContent } from '../../page/mountable.ts';
import { isMoving, type Sight, sightOf } from './sight-of.ts';

/** The marks of mounted blocks that a visitor can see. site#block-seen */
export interface SeenMarks {
  /**
   * Marks a mounted block: `data-ss-block` with its kind, or `data-ss-block-error="invisible"`. Judges the block in the next
   * frame, and again after a change that may hide or show it. Settles after the first judgement; at once on a page that is not
   * drawn.
   * @param isOver returns whether the block is unmounted.
   */
  watch(element: HTMLElement, kind: string, content: VisibleContent | null | undefined, isOver: () => unknown): Promise<void>;
  forget(element: HTMLElement): void;
}

interface Block {
  readonly kind: string;
  readonly content: VisibleContent;
  readonly isOver: () => unknown;
  sight?: Sight;
  /** The observer judges the block at its next call, even out of view. */
  isDue: boolean;
  settle(): void;
}

const mark = 'data-ss-block';
const error = 'data-ss-block-error';
const invisible = 'invisible';
/**
 * The last two are states by which the platform's style sheets show items of gallery sections and portfolios:
 * site#platform-states.
 */
const attributeFilter = ['class', 'style', 'hidden', 'open', 'aria-hidden', 'data-show', 'data-init'];
/** Changes within this time are judged together. */
const rejudgeMs = 50;

function setMark(element: Element, kind: string, isSeen: boolean): void {
  if (isSeen) {
    element.setAttribute(mark, kind);
    element.removeAttribute(error);
  } else {
    element.removeAttribute(mark);
    element.setAttribute(error, invisible);
  }
}

/** Returns whether an animation moves or fades the element, or the contents of one that is not seen. */
function affects({ effect }: Animation, element: Element, sight: Sight): boolean {
  const { target } = effect as KeyframeEffect;
  return !!target && (target.contains(element) || (sight !== 'seen' && element.contains(target)));
}

function judge(element: HTMLElement, { content }: Block, blocks: ReadonlyMap<Element, Block>): Sight {
  for (let outer = element.parentElement; outer; outer = outer.parentElement)
    if (blocks.get(outer)?.content.inTurn) return 'seen';
  return sightOf(element, content.selector);
}

/**
 * Calls `judgeAllAgain` after changes of the document that may hide or show blocks. Returns a function that watches an element
 * and its ancestors, which may hide it, and the contents of an element that is not seen.
 */
function watchDocument(
  judgeAllAgain: (isConcerned: (element: Element, block: Block) => boolean) => void,
): (element: Element, sight: Sight) => void {
  const changes = new MutationObserver((records) => {
    const targets = new Set(records.map(({ target }) => target));
    judgeAllAgain((element) => [...targets].some((target) => target.contains(element) || element.contains(target)));
  });
  // Pictures and style sheets that load late. Their events do not bubble: a capturing listener receives them.
  const onLoad = ({ target }: Event): void => {
    if (!(target instanceof Element)) return;
    if (target.matches('link,style')) judgeAllAgain(() => true);
    else judgeAllAgain((element, { sight }) => sight !== 'seen' && element.contains(target));
  };
  for (const name of ['load', 'error']) document.addEventListener(name, onLoad, true);
  return (element, sight) => {
    const isInside = sight !== 'seen';
    changes.observe(element, { attributeFilter, subtree: isInside, childList: isInside });
    for (let box = element.parentElement; box; box = box.parentElement) changes.observe(box, { attributeFilter });
  };
}

export function createSeenMarks({ after }: Pick<Clock, 'after'>): SeenMarks {
  const blocks = new Map<Element, Block>();
  const waiting = new Set<Element>();

  // The observer first calls in the next frame, after the layout, so that no layout is forced. It also calls when an element
  // comes into view, for example in a tab panel that opens.
  const observer = new IntersectionObserver((entries) => {
    const judged = new Map<Element, Sight>();
    for (const { target, isIntersecting, boundingClientRect } of entries) {
      const block = blocks.get(target);
      // A block that is scrolled out of view is not hidden.
      if (block && target.isConnected && (isIntersecting || block.isDue || !boundingClientRect.height))
        judged.set(target, judge(target as HTMLElement, block, blocks));
    }
    const moving = document.getAnimations().filter(isMoving);
    for (const [target, sight] of judged) {
      const block = blocks.get(target) as Block;
      block.settle();
      block.isDue = sight === 'hidden';
      if (block.isOver()) continue;
      if (block.sight !== sight) {
        setMark(target, block.kind, sight !== 'hidden');
        watchChanges(target, sight);
      }
      block.sight = sight;
      judgeAtRest(target, moving, sight);
    }
  });

  /** Makes the observer judge an element in the next frame. */
  const observe = (element: Element): void => {
    const block = blocks.get(element);
    if (block) block.isDue = true;
    observer.unobserve(element);
    if (block) observer.observe(element);
  };
  const judgeAgain = (element: Element): void => {
    if (waiting.size === 0)
      after(rejudgeMs, () => {
        for (const each of waiting) observe(each);
        waiting.clear();
      });
    waiting.add(element);
  };
  const judgeAllAgain = (isConcerned: (element: Element, block: Block) => boolean): void => {
    for (const [element, block] of blocks) if (isConcerned(element, block)) judgeAgain(element);
  };

  /** Judges an element again when the animations that move or fade it have ended. */
  const judgeAtRest = (element: Element, moving: readonly Animation[], sight: Sight): void => {
    const motions = moving.filter((motion) => affects(motion, element, sight)).map(({ finished }) => finished);
    if (motions.length > 0) void Promise.allSettled(motions).then(() => judgeAgain(element));
  };

  const watchChanges = watchDocument(judgeAllAgain);

  return {
    async watch(element, kind, content, isOver) {
      const known = blocks.get(element);
      // Without content the mark is set at once, unless another block on the same element is judged.
      if (content === null) return known ? undefined : setMark(element, kind, true);
      known?.settle();
      const judged = new Promise<void>((settle) => {
        blocks.set(element, { kind, content: content ?? {}, isOver, isDue: true, settle });
      });
      observe(element);
      judgeAllAgain((inner, { sight }) => sight === 'hidden' && element !== inner && element.contains(inner));
      if (document.visibilityState !== 'hidden') await judged;
    },
    forget(element) {
      blocks.get(element)?.settle();
      blocks.delete(element);
      observer.unobserve(element);
    },
  };
}
