import type { LightboxChunk } from '../../page/lightbox-set.ts';
import type { Page } from '../../page/page.ts';
import { type FoundSet, findSet, lightboxBlocks, setOf } from './find-set.ts';
import { openClass } from './open-class.ts';
import { readItem } from './read-item.ts';

const place = Symbol.for('ss-runtime.lightbox-links');

/**
 * Opens lightboxes from the page's thumbnails from now on: one set of listeners for the page, however many pictures it has. The
 * lightbox itself is fetched when somebody is about to ask for it: a pointer over a thumbnail, or focus on it. An item of `block`
 * that the address names is opened at once. Spec 2 §2, §4.
 */
export function watchLinks(page: Page & { [place]?: boolean }, block: Element): void {
  openNamed(page, [block]);
  if (page[place]) return;
  page[place] = true;
  addEventListener('hashchange', () => openNamed(page, document.querySelectorAll(lightboxBlocks)));

  // Somebody is about to ask: once is enough, and no pointer that moves on costs anything after it.
  const intent = new AbortController();
  const prepare = ({ target }: Event): void => {
    if (!(target instanceof Element) || !asked(target)) return;
    intent.abort();
    void fetchLightbox(page);
  };
  for (const type of ['pointerover', 'focusin', 'pointerdown'])
    document.addEventListener(type, prepare, { passive: true, signal: intent.signal });
  // Before the gallery hears of the click: it would go on to the next slide.
  document.addEventListener(
    'click',
    (event) => {
      const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
      if (event.defaultPrevented || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
      const wanted = target instanceof Element ? asked(target) : null;
      if (!wanted) return;
      event.preventDefault();
      open(page, wanted.found, wanted.index);
    },
    true,
  );
  document.addEventListener('keydown', (event) => {
    const { target, key } = event;
    if ((key !== 'Enter' && key !== ' ') || event.defaultPrevented || !(target instanceof Element)) return;
    // Links and buttons click by themselves; a slide that only took the focus does not.
    const wanted = target.closest('a[href],button,input,select,textarea') ? null : asked(target);
    if (!wanted) return;
    event.preventDefault();
    open(page, wanted.found, wanted.index);
  });
}

/** Opens the item that the address names, if it is in one of these blocks. */
function openNamed(page: Page, blocks: Iterable<Element>): void {
  if (document.body.classList.contains(openClass) || !/[#?&]itemId=/.test(location.href)) return;
  for (const block of blocks) {
    const found = findSet(block);
    const index = found ? namedItem(found) : -1;
    if (!found || index < 0) continue;
    // The entry in the history that the lightbox makes names it again: Back then leads to the page without it.
    history.replaceState(history.state, '', location.pathname + location.search);
    open(page, found, index);
    return;
  }
}

interface Asked {
  readonly found: FoundSet;
  readonly index: number;
}

/** What this element would open; null where it is no thumbnail, or leads elsewhere. */
function asked(target: Element): Asked | null {
  const found = findSet(target);
  const index = found ? indexWhere(found, (slide) => slide.contains(target)) : -1;
  const slide = found?.slides[index];
  if (!found || !slide || slide.getAttribute('data-click-through-url') || leadsElsewhere(slide, target)) return null;
  return { found, index };
}

/** A link of the slide is followed, unless it leads to the picture itself. */
function leadsElsewhere(slide: Element, target: Element): boolean {
  const link = target.closest('a[href]');
  if (!link || !slide.contains(link)) return false;
  const href = link.getAttribute('href') ?? '';
  if (href === '' || href.startsWith('#')) return false;
  const { source } = readItem(slide as HTMLElement);
  return pathOf(href) !== pathOf(source);
}

const indexWhere = ({ slides }: FoundSet, isIt: (slide: HTMLElement) => boolean): number =>
  Array.prototype.findIndex.call(slides, isIt);

const pathOf = (address: string): string => address.replace(/[?#].*$/s, '').replace(/^https?:/, '');

/** By the item id in the address's hash or query: the slide that answers to it, or -1. */
function namedItem(found: FoundSet): number {
  const asked = new URLSearchParams(location.hash.slice(1)).get('itemId') ?? new URLSearchParams(location.search).get('itemId');
  return asked ? indexWhere(found, (slide) => readItem(slide).id === asked) : -1;
}

const fetchLightbox = (page: Page): Promise<LightboxChunk | null> =>
  page.chunks.load<LightboxChunk>('lightbox').catch((error: unknown) => {
    page.errors.report(error);
    return null;
  });

function open(page: Page, found: FoundSet, index: number): void {
  const gallery = page.galleries.get(found.root);
  void fetchLightbox(page).then((lightbox) =>
    lightbox?.open(
      page,
      setOf(found, index, (at) => gallery?.goTo(at)),
    ),
  );
}
