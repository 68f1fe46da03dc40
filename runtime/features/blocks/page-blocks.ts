// Part of the boot script.
import { type EarlyRow, earlyRows } from '../../blocks.ts';
import { showPictures } from '../../browser/show-pictures.ts';
import type { Page } from '../../page/page.ts';
import { layoutRules } from '../gallery/index.ts';
import { holdEarly } from './hold-early.ts';
import type { MountedBlocks } from './mounted-blocks.ts';

export interface PageBlocks extends Omit<MountedBlocks, 'follow'> {
  /**
   * Reserves boxes for the blocks of the document and fetches the chunks of those near the view; called again as more of it
   * arrives.
   */
  reserve(): void;
}

/** The blocks of a page. A page without blocks does not fetch the chunk that mounts them. */
export function createPageBlocks(page: Page, rows = earlyRows): PageBlocks {
  const { chunks } = page;
  let layout: HTMLStyleElement | CSSStyleSheet;
  try {
    layout = new CSSStyleSheet();
    layout.replaceSync(layoutRules);
    document.adoptedStyleSheets.push(layout);
  } catch {
    // Safari before 16.4 has no constructable style sheets: https://caniuse.com/mdn-api_cssstylesheet_cssstylesheet
    layout = document.createElement('style');
    layout.textContent = layoutRules;
    document.head.append(layout);
  }
  let mounted: MountedBlocks | undefined;
  /** The number of elements in a match when it was reserved: a match whose HTML is still arriving is reserved again. */
  const reserved = new Map<EarlyRow, WeakMap<Element, number>>();
  /** Set once the page has a block. */
  let endHold: (() => void) | undefined;
  const blocks: PageBlocks = {
    async initialize(root) {
      if (page.isBasic) return blocks.showWaiting();
      try {
        if (!endHold && !(await chunks.load('rare-blocks')).findRare(page)) return;
        endHold ||= holdEarly(page.presses);
        const chunk = await chunks.load('blocks');
        layout.disabled = false;
        mounted ||= chunk.startBlocks(page, rows, showPictures);
        const initialized = mounted.initialize(root);
        // The blocks are found, and hold the presses of theirs.
        endHold();
        await initialized;
      } catch (error) {
        blocks.showWaiting();
        endHold?.();
        // No code would step through slides: all are shown. Late code finds their boxes as they were.
        layout.disabled = !mounted;
        page.errors.report(error);
      }
    },
    showWaiting() {
      if (mounted) return mounted.showWaiting();
      // The layout rules show a slideshow as soon as it has a picture.
      showPictures();
      page.liftStates(document, 'failed');
    },
    reserve() {
      if (page.isBasic) return;
      // All reads precede the writes, so that the browser lays out once.
      const found = rows.flatMap((row) =>
        [...document.querySelectorAll<HTMLElement>(row.selector)].flatMap((element) => {
          const sizes = reserved.get(row) || new WeakMap<Element, number>();
          const size = element.getElementsByTagName('*').length;
          if (sizes.get(element) === size) return [];
          reserved.set(row, sizes.set(element, size));
          const { top, bottom } = element.getBoundingClientRect();
          // In the view or at most a window's height below it. Other blocks would delay it. A hidden element has its edges at 0.
          return [{ ...row, element, isNear: bottom > 0 && top < 2 * innerHeight }];
        }),
      );
      if (found[0]) endHold ||= holdEarly(page.presses);
      for (const { chunks: names, reserve, element, isNear } of found) {
        chunks.prefetch(isNear ? `blocks ${names}` : 'blocks');
        if (reserve) reserve(element, page.layOut, isNear ? chunks.prefetch : () => {});
      }
    },
    dispose(root) {
      const dispose = () => {
        if (mounted) mounted.dispose(root);
      };
      if (mounted) dispose();
      else if (endHold)
        chunks
          .load('blocks')
          .then(dispose)
          .catch(() => {});
    },
  };
  return blocks;
}
