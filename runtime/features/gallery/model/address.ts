import { unescaped } from '../../../contract/unescaped.ts';
import type { Slides } from './slides.ts';

/** The names of a slide in an address; empty where the slide has none. */
export interface AddressedSlide {
  readonly id: string;
  readonly url: string;
}

type AddressParts = Pick<Location, 'search' | 'hash' | 'pathname'>;

/** Returns the index of the slide that an address names by id or url; -1 for none: gallery#address-read. */
export function slideInAddress({ search, hash, pathname }: AddressParts, slides: readonly AddressedSlide[]): number {
  const candidates = [
    new URLSearchParams(search).get('itemId'),
    new URLSearchParams(hash.replace(/^#[/?]*/, '')).get('itemId'),
    hash.slice(1),
    pathname,
  ];
  for (const candidate of candidates) {
    const name = lastSegment(candidate ?? '');
    const index = name ? slides.findIndex(({ id, url }) => lastSegment(id) === name || lastSegment(url) === name) : -1;
    if (index >= 0) return index;
  }
  return -1;
}

/**
 * Returns the address that names this slide, or null for a slide without id and url: gallery#address-write,
 * gallery#address-parts.
 */
export function addressOfSlide(collectionUrl: string, slide: AddressedSlide, { search, pathname }: AddressParts): string | null {
  const item = slide.id || slide.url;
  if (!item) return null;
  const path = collectionUrl ? collectionUrl.replace(/\/?$/, '/') : pathname;
  const query = search.replace(/([?&])itemId=[^&]*(&|$)/, '$1').replace(/[?&]$/, '');
  return `${path}${query}#itemId=${encodeURIComponent(item)}`;
}

function lastSegment(path: string): string {
  const [segment = ''] = path.split('/').filter(Boolean).reverse();
  return unescaped(segment);
}

/** Returns the names of a slide, by its attributes. */
export const readAddressedSlide = (slide: HTMLElement): AddressedSlide => ({
  id: slide.getAttribute('data-slide-id')?.trim() ?? '',
  url: slide.getAttribute('data-slide-url')?.trim() ?? '',
});

/** Returns the index of the slide that the page's address names; -1 for none. */
export const slideIndexInAddress = (slides: Slides): number => slideInAddress(location, Array.from(slides, readAddressedSlide));
