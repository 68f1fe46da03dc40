/** The listeners that open the lightbox. Loaded by blocks whose pictures open it. */

import { logLoadFailure } from '../../../browser/console.ts';
import type { ChunkExports } from '../../../browser/load-chunk.ts';
import { isPlainPress } from '../../../browser/press-hold.ts';
import { noLightbox } from '../../../contract/gallery/constants.ts';
import type { Mountable } from '../../../page/mountable.ts';
import type { Page } from '../../../page/page.ts';
import { markPressable, pressByKey } from '../../../ui/dom/pressable.ts';
import { itemOfPath } from '../named-item.ts';

/** Blocks whose pictures may open a lightbox. Disposed ones stay in the set and do not match `mountedBlocks`. */
const watched = new WeakSet<EventTarget>();
const mountedBlocks = '[data-ss-block],[data-ss-block-error=invisible]';
let isListening = false;

export const mount: Mountable['mount'] = (element, page) => {
  watch(page, element);
  return { dispose() {} };
};

/**
 * Makes the block's pictures open the lightbox, through one listener of each type for the page. The chunk `lightbox` decides
 * which picture opens. It is loaded when the browser is idle, earlier when a pointer or the focus enters such a block, or
 * immediately if the address names an item (lightbox#address-opens).
 */
export function watch(page: Page, block: HTMLElement): void {
  openNamed(page, [block]);
  // Only the first time, because a lightbox that was closed must not open again.
  const item = watched.has(block) ? null : itemOfPath(block);
  if (item) void loadLightbox(page, ({ openNamed }) => openNamed(page, [block], item));
  watched.add(block);
  page.clock.whenIdle(() => {
    makePicturesButtons(block);
    // A press then opens the lightbox without a fetch.
    page.chunks.prefetch('lightbox');
  });
  if (isListening) return;
  isListening = true;
  addEventListener('hashchange', () => openNamed(page, document.querySelectorAll<HTMLElement>(mountedBlocks)));
  listen(page);
}

/** Makes pictures outside links and buttons reachable by keyboard. */
function makePicturesButtons(block: HTMLElement): void {
  for (const image of block.querySelectorAll<HTMLElement>('img:not([role],:any-link *,[tabindex] *,button *,noscript *)')) {
    markPressable(image);
  }
}

function listen(page: Page): void {
  let lightbox: ChunkExports['lightbox'] | null = null;
  let isHeld = false;
  const onEvent = (event: Event): void => {
    const { type, target } = event;
    const block = isPlainPress(event) && blockOf(page, target);
    if (!block) return;
    if (event instanceof KeyboardEvent && isPicture(target as Element)) pressByKey(event, target as HTMLElement);
    else if (lightbox) lightbox.handle(page, event, block);
    // Prepares the styles and elements before the press, which is held.
    else if (type !== 'click') void load((loaded) => loaded.handle(page, event, block));
  };
  const load = (callback?: (loaded: ChunkExports['lightbox']) => void) =>
    loadLightbox(page, (loaded) => {
      lightbox = loaded;
      callback?.(loaded);
    });
  // In the capture phase, before the gallery handles a click and goes to the next slide; below the window, where a drag
  // suppresses its click.
  for (const type of ['pointerover', 'focusin', 'pointerdown', 'click', 'keydown'])
    document.addEventListener(type, onEvent, true);
  page.presses.add((target, { type }) => {
    if (lightbox || type !== 'click' || !blockOf(page, target)) return null;
    // One picture opens, the first.
    if (isHeld) return { until: Promise.resolve(false) };
    isHeld = true;
    const until = load().then(() => {
      isHeld = false;
      return true;
    });
    return { until };
  });
}

/** Returns the mounted block around an element whose pictures may open the lightbox. */
function blockOf(page: Page, target: EventTarget | null): HTMLElement | null {
  for (let box = target instanceof Element ? (target as HTMLElement) : null; box; box = box.parentElement)
    if (watched.has(box) && (page.galleries.has(box) || box.matches(mountedBlocks))) return box;
  return null;
}

/** Returns whether keys press a picture. Browsers turn keys on links and buttons into clicks. */
const isPicture = (target: Element): boolean =>
  target.matches(':is(.sqs-gallery,figure) :not(:any-link,button,input,select,textarea,video)');

function openNamed(page: Page, blocks: Iterable<HTMLElement>): void {
  if (/[#?&]itemId=/.test(location.href)) void loadLightbox(page, ({ openNamed }) => openNamed(page, blocks));
}

const loadLightbox = (page: Page, callback: (lightbox: ChunkExports['lightbox']) => void): Promise<void> =>
  logLoadFailure(page.chunks.load('lightbox'), noLightbox).then(callback).catch(page.errors.report);
