import { bootPlaces } from '../../blocks.ts';
import { showPictures } from '../../browser/show-pictures.ts';
import type { BlockDefinition, BlockPlace } from '../../page/mountable.ts';
import type { Page } from '../../page/page.ts';
import { layoutRules } from '../gallery/index.ts';
import type { MountedBlocks } from './mounted-blocks.ts';

declare module '../../page/page.ts' {
  interface PageEvents {
    /** Further kinds of blocks; the page then mounts its new blocks. */
    readonly 'late-blocks': readonly BlockDefinition[];
  }
}

export interface PageBlocks extends MountedBlocks {
  /** Settles when the blocks of late kinds in view are mounted or given up. */
  lateMounted(): Promise<void>;
  /** Reserves boxes for the blocks of the document; called again as more of it arrives. */
  reserve(): void;
}

/** The blocks of a page. A page without blocks does not fetch the chunk that mounts them. Part of the boot script. */
export function createPageBlocks(page: Page, known: readonly BlockPlace[] = bootPlaces): PageBlocks {
  const late: BlockDefinition[] = [];
  // Under basic support blocks stay as the server sent them.
  const places = page.isBasic ? [] : [...known];
  const reservations = adoptLayoutRules();
  let mounted: MountedBlocks | undefined;
  let lateMounted = Promise.resolve();
  let loading: Promise<unknown> = Promise.resolve();
  const load = () => (loading = page.chunks.load('blocks'));

  const blocks: PageBlocks = {
    async initialize(root) {
      if (page.isBasic) return blocks.showWaiting();
      if (!mounted && !places.some(({ selector }) => document.querySelector(selector))) return;
      try {
        const chunk = await load();
        reservations.disabled = false;
        mounted ||= chunk.startBlocks(page, known, late, showPictures);
        await mounted.initialize(root);
      } catch (error) {
        blocks.showWaiting();
        page.errors.report(error);
      }
    },
    lateMounted: () => lateMounted,
    showWaiting() {
      if (mounted) return mounted.showWaiting();
      // No other code would show the elements that are hidden until they are mounted, and their pictures.
      reservations.disabled = true;
      showPictures();
      page.liftStates(document, 'failed');
    },
    reserve() {
      try {
        for (const { selector, reserve } of places)
          for (const element of document.querySelectorAll<HTMLElement>(selector)) {
            load().catch(() => {});
            if (reserve) reserve(element, page.layOut);
          }
      } catch (error) {
        page.errors.report(error);
      }
    },
    dispose(root) {
      const dispose = () => {
        if (mounted) mounted.dispose(root);
      };
      if (mounted) dispose();
      else loading.then(dispose, () => {});
    },
  };
  page.emitter.on('late-blocks', (kinds) => {
    late.push(...kinds);
    places.push(...kinds);
    lateMounted = blocks.initialize(document);
  });
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
