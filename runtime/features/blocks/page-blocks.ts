import { earlyRows } from '../../blocks.ts';
import { showPictures } from '../../browser/show-pictures.ts';
import type { Page } from '../../page/page.ts';
import { layoutRules } from '../gallery/index.ts';
import type { MountedBlocks } from './mounted-blocks.ts';

export interface PageBlocks extends MountedBlocks {
  /** Reserves boxes for the blocks of the document and fetches their chunks; called again as more of it arrives. */
  reserve(): void;
}

/** The blocks of a page. A page without blocks does not fetch the chunk that mounts them. Part of the boot script. */
export function createPageBlocks(page: Page, rows = earlyRows): PageBlocks {
  const { chunks } = page;
  const reservations = adoptLayoutRules();
  let mounted: MountedBlocks | undefined;
  let loading: Promise<unknown> | undefined;
  /** Rows whose blocks are not on the page yet. */
  let absent = rows;
  const fetchEarly = (): void => {
    absent = absent.filter(([sign, names]) => {
      if (!document.querySelector(sign)) return true;
      loading = loading || Promise.resolve();
      chunks.fetch(`blocks ${names}`);
      return false;
    });
  };

  const blocks: PageBlocks = {
    async initialize(root) {
      if (page.isBasic) return blocks.showWaiting();
      try {
        fetchEarly();
        if (!loading) return;
        const loaded = chunks.load('blocks');
        loading = loaded;
        const chunk = await loaded;
        reservations.disabled = false;
        mounted ||= chunk.startBlocks(page, rows, showPictures);
        await mounted.initialize(root);
      } catch (error) {
        blocks.showWaiting();
        page.errors.report(error);
      }
    },
    showWaiting() {
      if (mounted) return mounted.showWaiting();
      // No other code would show the elements that are hidden until they are mounted, and their pictures.
      reservations.disabled = true;
      showPictures();
      page.liftStates(document, 'failed');
    },
    reserve() {
      if (page.isBasic) return;
      try {
        fetchEarly();
        for (const [sign, , reserve] of rows)
          if (reserve)
            for (const element of document.querySelectorAll<HTMLElement>(sign)) reserve(element, page.layOut, chunks.fetch);
      } catch (error) {
        page.errors.report(error);
      }
    },
    dispose(root) {
      const dispose = () => {
        if (mounted) mounted.dispose(root);
      };
      if (mounted) dispose();
      else if (loading) loading.then(dispose, () => {});
    },
  };
  return blocks;
}

/** Adds the style sheet of reserved boxes to the page. */
function adoptLayoutRules(): { disabled: boolean } {
  try {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(layoutRules);
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  } catch {
    // Safari before 16.4 has no constructable style sheets: https://caniuse.com/mdn-api_cssstylesheet_cssstylesheet
    const style = document.createElement('style');
    style.textContent = layoutRules;
    document.head.append(style);
    // A style element has no sheet where the page's policy refuses inline styles.
    return style.sheet || style;
  }
}
