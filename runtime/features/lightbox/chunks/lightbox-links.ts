/** The listeners that open the lightbox. Loaded by blocks whose pictures open it. */
import { holdPress } from '../../../browser/hold-press.ts';
import type { ChunkExports } from '../../../browser/load-chunk.ts';
import { logLoadFailure } from '../../../browser/log-load-failure.ts';
import { isPlainPress } from '../../../browser/repeat-press.ts';
import { noLightbox } from '../../../contract/gallery/messages.ts';
import type { Mountable } from '../../../page/mountable.ts';
import type { Page } from '../../../page/page.ts';
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
 * Makes the block's pictures open the lightbox, through one listener of each type for the page. The chunk `lightbox` decides which
 * picture opens. It is loaded when the browser is idle, earlier when a pointer or the focus enters such a block, or immediately if the
 * address names an item (lightbox#address-opens).
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
    image.tabIndex = 0;
    image.setAttribute('role', 'button');
  }
}

function listen(page: Page): void {
  let lightbox: ChunkExports['lightbox'] | null = null;
  let isHeld = false;
  let isReplayed = false;
  const onEvent = (event: Event): void => {
    const { type, target } = event;
    if (isReplayed || !isPlainPress(event)) return;
    const block = blockOf(page, event);
    if (!block) return;
    if (pressesPicture(event)) {
      event.preventDefault();
      (target as HTMLElement).click();
      return;
    }
    if (lightbox) {
      lightbox.handle(page, event, block as HTMLElement);
      return;
    }
    const loading = loadLightbox(page, (loaded) => {
      lightbox = loaded;
      // Prepares the styles and elements before the press.
      if (type !== 'click') loaded.handle(page, event, block as HTMLElement);
    });
    if (type !== 'click') return;
    // The click is repeated once the chunk is loaded. If that fails, this listener ignores the repeated click.
    const release = holdPress(event as MouseEvent, page.clock);
    if (!release) return;
    // One picture opens, the first.
    if (isHeld) {
      release(true);
      return;
    }
    isHeld = true;
    void loading.then(() => {
      isHeld = false;
      isReplayed = !lightbox;
      release();
      isReplayed = false;
    });
  };
  // In the capture phase, before the gallery handles a click and goes to the next slide.
  for (const type of ['pointerover', 'focusin', 'pointerdown', 'click', 'keydown']) addEventListener(type, onEvent, true);
}

/** Returns the mounted block of an event whose pictures may open the lightbox. */
const blockOf = (page: Page, event: Event): EventTarget | undefined =>
  event
    .composedPath()
    .find(
      (target) => watched.has(target) && (page.galleries.has(target as Element) || (target as Element).matches(mountedBlocks)),
    );

/** Returns whether a key presses a picture. Browsers turn keys on links and buttons into clicks. */
const pressesPicture = ({ key, target }: Event & { readonly key?: string }): boolean =>
  /^(Enter| )$/.test(`${key}`) &&
  (target as Element).matches(':is(.sqs-gallery,figure) :not(:any-link,button,input,select,textarea,video)');

function openNamed(page: Page, blocks: Iterable<HTMLElement>): void {
  if (/[#?&]itemId=/.test(location.href)) void loadLightbox(page, ({ openNamed }) => openNamed(page, blocks));
}

const loadLightbox = (page: Page, callback: (lightbox: ChunkExports['lightbox']) => void): Promise<void> =>
  logLoadFailure(page.chunks.load('lightbox'), noLightbox).then(callback).catch(page.errors.report);
