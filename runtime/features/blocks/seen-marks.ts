import type { Clock } from '../../browser/clock.ts';
import type { VisibleContent } from '../../page/mountable.ts';
import { isMoving, type Sight, sightOf } from './sight-of.ts';

/** The marks of live blocks: which of them can be seen. */
export interface SeenMarks {
  /**
   * Marks a live block by what a visitor sees of it at rest: `data-ss-block` with its kind, or `data-ss-block-error="invisible"`. Judged
   * in the next frame, and again when something changes that may hide or show it. Settles once it was judged; at once on a page that is
   * not drawn, whose blocks are judged when it is.
   * @param isOver says that the block has ended by itself.
   */
  watch(element: HTMLElement, kind: string, content: VisibleContent | null | undefined, isOver: () => unknown): Promise<void>;
  forget(element: HTMLElement): void;
}

interface Block {
  readonly kind: string;
  readonly content: VisibleContent;
  readonly isOver: () => unknown;
  sight?: Sight;
  /** To be judged by the observer's next word, also out of view. */
  isDue: boolean;
  settle(): void;
}

const mark = 'data-ss-block';
const error = 'data-ss-block-error';
const invisible = 'invisible';
const attributeFilter = ['class', 'style', 'hidden', 'open', 'aria-hidden'];
/** Changes that come together are judged together. */
const againMs = 50;

export function createSeenMarks({ after }: Pick<Clock, 'after'>): SeenMarks {
  const blocks = new Map<Element, Block>();
  const waiting = new Set<Element>();

  const put = (element: Element, kind: string, isSeen: boolean): void => {
    if (isSeen) element.setAttribute(mark, kind);
    else element.removeAttribute(mark);
    if (!isSeen) element.setAttribute(error, invisible);
    else element.removeAttribute(error);
  };

  // Its first word on an element comes in the next frame, after the layout: nothing here asks for one. It also says when something comes
  // into view, as what stands in a tab that is opened does.
  const observer = new IntersectionObserver((entries) => {
    const judged = new Map<Element, Sight>();
    for (const { target, isIntersecting, boundingClientRect } of entries) {
      const block = blocks.get(target);
      // Scrolling away hides nothing.
      if (block && target.isConnected && (isIntersecting || block.isDue || !boundingClientRect.height))
        judged.set(target, judge(target as HTMLElement, block));
    }
    const moving = document.getAnimations().filter(isMoving);
    for (const [target, sight] of judged) {
      const block = blocks.get(target) as Block;
      block.settle();
      block.isDue = sight === 'hidden';
      if (block.isOver()) continue;
      const isNew = block.sight !== sight;
      block.sight = sight;
      if (isNew) put(target, block.kind, sight !== 'hidden');
      if (isNew) watchChanges(target, sight);
      judgeAtRest(target, moving, sight);
    }
  });

  const judge = (element: HTMLElement, { content }: Block): Sight => {
    for (let outer = element.parentElement; outer; outer = outer.parentElement)
      if (blocks.get(outer)?.content.inTurn) return 'seen';
    return sightOf(element, content.selector);
  };

  const again = (element: Element): void => {
    if (waiting.size === 0)
      after(againMs, () => {
        for (const each of waiting) {
          observer.unobserve(each);
          const block = blocks.get(each);
          if (!block) continue;
          block.isDue = true;
          observer.observe(each);
        }
        waiting.clear();
      });
    waiting.add(element);
  };
  const againAll = (isMeant: (element: Element, block: Block) => boolean): void => {
    for (const [element, block] of blocks) if (isMeant(element, block)) again(element);
  };

  /** What moves an element, or fades it, says no more than that about where it comes to rest. */
  const judgeAtRest = (element: Element, moving: readonly Animation[], sight: Sight): void => {
    const motions = moving.flatMap(({ effect, finished }) => {
      const target = (effect as KeyframeEffect).target;
      return target?.contains(element) || (sight !== 'seen' && target && element.contains(target)) ? [finished] : [];
    });
    if (motions.length > 0) void Promise.allSettled(motions).then(() => again(element));
  };

  const changes = new MutationObserver((records) => {
    const targets = new Set(records.map(({ target }) => target));
    againAll((element) => [...targets].some((target) => target.contains(element) || element.contains(target)));
  });
  /** What hides it is on it or around it; of one that is not seen, in it as well. */
  const watchChanges = (element: Element, sight: Sight): void => {
    const isInside = sight !== 'seen';
    changes.observe(element, { attributeFilter, subtree: isInside, childList: isInside });
    for (let box = element.parentElement; box; box = box.parentElement) changes.observe(box, { attributeFilter });
  };

  // Pictures, and sheets that come late. Neither bubbles: they are caught on their way down.
  const onLoad = ({ target }: Event): void => {
    if (!(target instanceof Element)) return;
    if (target.matches('link,style')) againAll(() => true);
    else againAll((element, { sight }) => sight !== 'seen' && element.contains(target));
  };
  for (const name of ['load', 'error']) document.addEventListener(name, onLoad, true);

  return {
    async watch(element, kind, content, isOver) {
      const known = blocks.get(element);
      // Something else on the same element is looked at.
      if (content === null && !known) put(element, kind, true);
      if (content === null) return;
      known?.settle();
      const judged = new Promise<void>((settle) => {
        blocks.set(element, { kind, content: content ?? {}, isOver, isDue: true, settle });
      });
      observer.unobserve(element);
      observer.observe(element);
      againAll((inner, { sight }) => sight === 'hidden' && element !== inner && element.contains(inner));
      if (document.visibilityState !== 'hidden') await judged;
    },
    forget(element) {
      blocks.get(element)?.settle();
      blocks.delete(element);
      observer.unobserve(element);
    },
  };
}
