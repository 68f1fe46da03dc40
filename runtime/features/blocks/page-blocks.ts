import { earlyRows } from '../../blocks.ts';
import { showPictures } from '../../browser/show-pictures.ts';
import type { Page } from '../../page/page.ts';
import { layoutRules } from '../gallery/index.ts';
import type { StartedBlocks } from './chunks/blocks.ts';
import { keepPresses } from './keep-presses.ts';
import type { MountedBlocks } from './mounted-blocks.ts';

export interface PageBlocks extends MountedBlocks {
  /** Reserves boxes for the blocks of the document and fetches the chunks of those near the view; called again as more of it arrives. */
  reserve(): void;
}

/** The blocks of a page. A page without blocks does not fetch the chunk that mounts them. Part of the boot script. */
export function createPageBlocks(page: Page, rows = earlyRows): PageBlocks {
  const { chunks } = page;
  adoptLayoutRules();
  let mounted: StartedBlocks | undefined;
  /** Set once the page has a block. */
  let releasePresses: ReturnType<typeof keepPresses> | undefined;
  const blocks: PageBlocks = {
    async initialize(root) {
      if (page.isBasic) return blocks.showWaiting();
      try {
        if (!releasePresses && !(await chunks.load('unhide')).findRare(chunks)) return;
        releasePresses ||= keepPresses();
        const chunk = await chunks.load('blocks');
        mounted ||= chunk.startBlocks(page, rows, showPictures);
        releasePresses(mounted.takePress);
        await mounted.initialize(root);
      } catch (error) {
        blocks.showWaiting();
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
      const found = rows.flatMap(([sign, names, reserve]) =>
        [...document.querySelectorAll<HTMLElement>(sign)].map((element) => {
          const { top, bottom } = element.getBoundingClientRect();
          // Near: in the view or at most a window's height below it. Other blocks would delay it. A hidden element has its edges at 0.
          return [bottom > 0 && top < 2 * innerHeight ? names : '', element, reserve] as const;
        }),
      );
      if (found[0]) releasePresses ||= keepPresses();
      for (const [names, element, reserve] of found) {
        chunks.prefetch(`blocks ${names}`);
        if (reserve) reserve(element, page.layOut, names ? chunks.prefetch : () => {});
      }
    },
    dispose(root) {
      const dispose = () => {
        if (mounted) mounted.dispose(root);
      };
      dispose();
      if (!mounted && releasePresses) chunks.load('blocks').then(dispose, () => {});
    },
  };
  return blocks;
}

/** Adds the style sheet of reserved boxes to the page. */
function adoptLayoutRules(): void {
  try {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(layoutRules);
    document.adoptedStyleSheets.push(sheet);
  } catch {
    // Safari before 16.4 has no constructable style sheets: https://caniuse.com/mdn-api_cssstylesheet_cssstylesheet
    const style = document.createElement('style');
    style.textContent = layoutRules;
    document.head.append(style);
  }
}
