import { layoutRules } from '../gallery/layout-rules.ts';
import type { Page } from '../page/page.ts';
import type { BlockDefinition } from './block.ts';
import type { createLiveBlocks, LiveBlocks } from './live-blocks.ts';
import { places } from './places.ts';

export interface PageBlocks extends LiveBlocks {
  /** The same for the blocks whose kinds the page has come to know since it began. */
  moreAlive(): Promise<void>;
  /** Reserves boxes for the blocks of the document; again as more of it arrives. */
  reserve(): void;
}

interface BlocksChunk {
  readonly blocks: readonly BlockDefinition[];
  readonly createLiveBlocks: typeof createLiveBlocks;
}

/** The blocks of a page; what brings them to life is a chunk that pages without any do not fetch. Light: part of the boot script. */
export function createPageBlocks(page: Page, given?: readonly BlockDefinition[]): PageBlocks {
  let later: readonly BlockDefinition[] = [];
  const found = () => [...(given ?? places), ...later];
  let live: LiveBlocks | undefined;
  let more = Promise.resolve();
  let sheet: CSSStyleSheet | undefined;
  try {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(layoutRules);
    document.adoptedStyleSheets.push(sheet);
  } catch {
    // A browser of before 2023: its galleries get their places when their code is there.
  }
  let loading: Promise<BlocksChunk> | undefined;
  const load = () => (loading = page.chunks.load<BlocksChunk>('blocks'));

  const all: PageBlocks = {
    async initialize(root) {
      if (!live && !found().some(({ selector }) => document.querySelector(selector))) return;
      try {
        const chunk = await load();
        live ??= chunk.createLiveBlocks(page, () => [...(given ?? chunk.blocks), ...later]);
        await live.initialize(root);
      } catch (error) {
        // Nobody else brings out what is hidden until it is alive, or shows its pictures.
        if (!live) {
          if (sheet) sheet.disabled = true;
          for (const image of document.images) image.src ||= image.dataset.src ?? '';
        }
        page.errors.report(error);
      }
    },
    moreAlive: () => more,
    reserve() {
      try {
        for (const { selector, reserve } of found())
          for (const element of document.querySelectorAll<HTMLElement>(selector)) {
            load().catch(() => {});
            reserve?.(element);
          }
      } catch (error) {
        page.errors.report(error);
      }
    },
    destroy(root) {
      if (live) live.destroy(root);
      else
        loading?.then(
          () => live?.destroy(root),
          () => {},
        );
    },
  };
  page.emitter.on('more-blocks', (known) => {
    later = [...later, ...known];
    more = all.initialize(document);
  });
  return all;
}
