import { readFlag } from '../../contract/read.ts';
import type { Page } from '../../page/page.ts';
import { clickThroughAddress, followAddress, galleryData } from '../gallery/index.ts';
import { prepareLightbox } from './build.ts';
import { findSet } from './find-set.ts';
import { openClass, openLightbox } from './lightbox.ts';
import { leadsToOtherPage } from './read-item.ts';

/** Handles an event in a block whose pictures may open the lightbox, before the block handles it. */
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
    // A gallery that shows one slide at a time handles the click.
    if (slide.closest('[data-ss-described=carousel]')) return;
    event.preventDefault();
    followAddress(address, readFlag(galleryData(block).newWindow));
    return;
  }
  if (followsLink(slide, target, () => found.item(index).source)) return;
  event.preventDefault();
  openLightbox(page, { ...found, index });
}

/**
 * Opens the item that the address names, or the one that contains `inItem`, if it is in one of the blocks:
 * lightbox#address-opens.
 */
export function openNamedItem(page: Page, blocks: Iterable<HTMLElement>, inItem?: Element): void {
  const { hash, search } = location;
  const name = new URLSearchParams(`${hash.slice(1)}&${search.slice(1)}`).get('itemId') || null;
  for (const block of blocks) {
    const found = findSet(page, block);
    const index = found
      ? found.slides.findIndex((slide, at) => (inItem ? slide.contains(inItem) : found.item(at).id === name))
      : -1;
    if (!found || index < 0 || document.body.classList.contains(openClass)) continue;
    openLightbox(page, { ...found, index, isAddressed: true });
  }
}

/**
 * Returns whether a click follows a link in the slide: lightbox#item-link. A link to the picture does not count, nor does the
 * link around a summary's picture, because its title leads to the same page.
 */
function followsLink(slide: HTMLElement, target: Element, source: () => string): boolean {
  const link = target.closest<HTMLAnchorElement>('a[href]');
  if (!link || !slide.contains(link) || (slide.matches('.summary-item') && link.querySelector('img'))) return false;
  return leadsToOtherPage(link, source());
}
