import { holdClick, isPlainClick } from '../../browser/hold-click.ts';
import type { ChunkExports } from '../../browser/load-chunk.ts';
import { logLoadFailure } from '../../browser/log-load-failure.ts';
import { noLightbox } from '../../contract/gallery/messages.ts';
import type { Page } from '../../page/page.ts';
import { itemOfPath } from './named-item.ts';

/** Blocks whose pictures may open a lightbox. One that was taken back says so itself: it has lost its mark of being alive. */
const known = new WeakSet<EventTarget>();
const alive = '[data-ss-block],[data-ss-block-error=invisible]';
let isListening = false;

/**
 * Opens lightboxes from the block's pictures from now on: one listener of each kind for the page, however many pictures it has. Which
 * picture, and whether it opens at all, the chunk `lightbox` knows; it is fetched when a pointer or the focus comes to such a block,
 * or at once if the address names an item, by `itemId` or by the path's last segment. Spec 2 §2, §4.
 */
export function watchLinks(page: Page, block: HTMLElement): void {
  openNamed(page, [block]);
  // Once: closing the lightbox, or taking the block back, must not open it again.
  const item = known.has(block) ? null : itemOfPath(block);
  if (item) void fetchLightbox(page, ({ openNamed }) => openNamed(page, [block], item));
  known.add(block);
  // A picture that is no link and in no button is reached and pressed as if it were one.
  page.clock.whenIdle(() => {
    for (const image of block.querySelectorAll<HTMLElement>('img:not([role],:any-link *,[tabindex] *,button *,noscript *)')) {
      image.tabIndex = 0;
      image.setAttribute('role', 'button');
    }
  });
  if (isListening) return;
  isListening = true;
  addEventListener('hashchange', () => openNamed(page, document.querySelectorAll<HTMLElement>(alive)));

  let lightbox: ChunkExports['lightbox'] | null = null;
  let isHeld = false;
  let isReplayed = false;
  const onEvent = (event: Event): void => {
    const { type, target } = event;
    if (isReplayed || !isPlainClick(event as MouseEvent)) return;
    const block = event
      .composedPath()
      .find((target) => known.has(target) && (page.galleries.has(target as Element) || (target as Element).matches(alive)));
    if (!block) return;
    // Links and buttons click by themselves.
    if (
      /^(Enter| )$/.test((event as KeyboardEvent).key) &&
      (target as Element).matches(':is(.sqs-gallery,figure) :not(:any-link,button,input,select,textarea,video)')
    ) {
      event.preventDefault();
      (target as HTMLElement).click();
      return;
    }
    if (lightbox) {
      lightbox.handle(page, event, block as HTMLElement);
      return;
    }
    const fetching = fetchLightbox(page, (fetched) => {
      lightbox = fetched;
    });
    if (type !== 'click') return;
    // Nobody knows yet what it means: it happens again when the chunk is there, or as if nothing were here when it cannot be had.
    const replay = holdClick(event as MouseEvent);
    // The second of a double click means nothing.
    if (isHeld) return;
    isHeld = true;
    void fetching.then(() => {
      isHeld = false;
      isReplayed = !lightbox;
      replay();
      isReplayed = false;
    });
  };
  // Clicks before the gallery hears of them: it would go on to the next slide.
  for (const type of ['pointerover', 'focusin', 'pointerdown', 'click', 'keydown']) addEventListener(type, onEvent, true);
}

function openNamed(page: Page, blocks: Iterable<HTMLElement>): void {
  if (/[#?&]itemId=/.test(location.href)) void fetchLightbox(page, ({ openNamed }) => openNamed(page, blocks));
}

const fetchLightbox = (page: Page, work: (lightbox: ChunkExports['lightbox']) => void): Promise<void> =>
  logLoadFailure(page.chunks.load('lightbox'), noLightbox).then(work).catch(page.errors.report);
