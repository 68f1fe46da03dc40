import { showPictures } from '../../browser/show-pictures.ts';
import type { BlockDefinition } from '../../page/mountable.ts';
import type { Page } from '../../page/page.ts';
import { layoutRules } from '../gallery/index.ts';
import type { MountedBlocks } from './mounted-blocks.ts';
import { type Places, places } from './places.ts';

declare module '../../page/page.ts' {
  interface PageEvents {
    /** Kinds of blocks that a page need not know before it has loaded. */
    readonly 'more-blocks': readonly BlockDefinition[];
  }
}

export interface PageBlocks extends MountedBlocks {
  /** The same for the blocks whose kinds the page has come to know since it began. */
  moreAlive(): Promise<void>;
  /** Reserves boxes for the blocks of the document; again as more of it arrives. */
  reserve(): void;
}

/** The blocks of a page; what brings them to life is a chunk that pages without any do not fetch. Light: part of the boot script. */
export function createPageBlocks(page: Page, known: Places = places): PageBlocks {
  const later: BlockDefinition[] = [];
  // Under basic support blocks stay as the server sent them.
  const found = () => (page.isBasic ? [] : [...known, ...later]);
  let live: MountedBlocks | undefined;
  let more = Promise.resolve();
  let sheet: CSSStyleSheet | undefined;
  try {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(layoutRules);
    document.adoptedStyleSheets.push(sheet);
  } catch {
    // A browser of before 2023.
    const style = document.createElement('style');
    style.textContent = layoutRules;
    document.head.append(style);
    if (style.sheet) sheet = style.sheet;
  }
  let loading: Promise<unknown> = Promise.resolve();
  const load = () => (loading = page.chunks.load('blocks'));

  const all: PageBlocks = {
    async initialize(root) {
      if (page.isBasic) return all.showWaiting();
      if (!live && !found().some(({ selector }) => document.querySelector(selector))) return;
      try {
        const chunk = await load();
        if (sheet) sheet.disabled = false;
        live ||= chunk.startBlocks(page, known, later, showPictures);
        await live.initialize(root);
      } catch (error) {
        all.showWaiting();
        page.errors.report(error);
      }
    },
    moreAlive: () => more,
    showWaiting() {
      if (live) return live.showWaiting();
      // Nobody else brings out what is hidden until it is alive, or shows its pictures.
      if (sheet) sheet.disabled = true;
      showPictures();
      page.liftStates(document, 'failed');
    },
    reserve() {
      try {
        for (const { selector, reserve } of found())
          for (const element of document.querySelectorAll<HTMLElement>(selector)) {
            load().catch(() => {});
            if (reserve) reserve(element, page.layOut);
          }
      } catch (error) {
        page.errors.report(error);
      }
    },
    dispose(root) {
      const end = () => {
        if (live) live.dispose(root);
      };
      if (live) end();
      else loading.then(end, () => {});
    },
  };
  page.emitter.on('more-blocks', (kinds) => {
    later.push(...kinds);
    more = all.initialize(document);
  });
  return all;
}
