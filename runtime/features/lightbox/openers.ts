import { readFlag } from '../../contract/read.ts';
import type { Page } from '../../page/page.ts';
import { clickThroughAddress, followAddress, galleryData } from '../gallery/index.ts';
import { prepareLightbox } from './build.ts';
import { findSet } from './find-set.ts';
import { openLightbox } from './lightbox.ts';
import { openClass } from './open-class.ts';
import { isElsewhere } from './read-item.ts';

/** What happened in a block whose pictures may open the lightbox; `event` has not reached the block yet. */
export function handleOpener(page: Page, event: Event, block: HTMLElement): void {
  prepareLightbox(page);
  const target = event.target as Element;
  if (event.defaultPrevented || event.type !== 'click') return;
  const found = findSet(page, block);
  const index = found ? found.slides.findIndex((slide) => slide.contains(target)) : -1;
  const slide = found?.slides[index];
  if (!found || !slide) return;
  const address = clickThroughAddress(slide);
  if (address) {
    // A gallery that shows one slide at a time follows it, or goes on, by itself.
    if (slide.closest('[data-ss-described=carousel]')) return;
    event.preventDefault();
    followAddress(address, readFlag(galleryData(block).newWindow));
    return;
  }
  if (leadsElsewhere(slide, target, () => found.item(index).source)) return;
  event.preventDefault();
  openLightbox(page, { ...found, index });
}

/** Opens the item that the address names, in its hash or query, or else by what is in it, if it is in one of these blocks. Spec 2 §2. */
export function openNamedItem(page: Page, blocks: Iterable<HTMLElement>, inItem?: Element): void {
  const { hash, pathname, search } = location;
  const asked = new URLSearchParams(`${hash.slice(1)}&${search.slice(1)}`).get('itemId') || null;
  for (const block of blocks) {
    const found = findSet(page, block);
    const index = found
      ? found.slides.findIndex((slide, at) => (inItem ? slide.contains(inItem) : found.item(at).id === asked))
      : -1;
    if (!found || index < 0 || document.body.classList.contains(openClass)) continue;
    // The entry in the history that the lightbox makes names it again: Back then leads to the page without it.
    history.replaceState(history.state, '', pathname + search);
    openLightbox(page, { ...found, index });
  }
}

/**
 * A link in a slide leads to its own address, which goes before that of the slide; but not one to the picture itself, nor
 * the link around a summary's picture: it leads to the item's page as its title does (our choice).
 */
function leadsElsewhere(slide: HTMLElement, target: Element, source: () => string): boolean {
  const link = target.closest<HTMLAnchorElement>('a[href]');
  if (!link || !slide.contains(link) || (slide.matches('.summary-item') && link.querySelector('img'))) return false;
  return isElsewhere(link, source());
}
