import type { PartContext } from './part.ts';
import type { Slides } from './slides.ts';

/** What names a slide in an address; empty where the slide has none. */
export interface AddressedSlide {
  readonly id: string;
  readonly url: string;
}

type AddressParts = Pick<Location, 'search' | 'hash' | 'pathname'>;

/**
 * The slide that an address asks for, or -1: by an item id in the query or the hash, by the hash itself, or by the path's last
 * segment; a slide answers to its id and to its own url. Spec 1 §2, spec 2 §2.
 */
export function slideInAddress({ search, hash, pathname }: AddressParts, slides: readonly AddressedSlide[]): number {
  const asked = [
    new URLSearchParams(search).get('itemId'),
    new URLSearchParams(hash.replace(/^#[/?]*/, '')).get('itemId'),
    hash.slice(1),
    pathname,
  ];
  for (const item of asked) {
    const name = nameIn(item ?? '');
    const index = name ? slides.findIndex(({ id, url }) => nameIn(id) === name || nameIn(url) === name) : -1;
    if (index >= 0) return index;
  }
  return -1;
}

/**
 * The address that shows this slide: the collection's full url, with a slash after it, and the slide's id, or else its url,
 * as item id in the hash, where it is read from on load. What else the page's query says stays; a page without a collection
 * keeps its own path (our choices). Null for a slide that has neither. Spec 1 §2, spec 2 §2.
 */
export function addressOfSlide(collectionUrl: string, slide: AddressedSlide, { search, pathname }: AddressParts): string | null {
  const item = slide.id || slide.url;
  if (!item) return null;
  const path = collectionUrl ? collectionUrl.replace(/\/?$/, '/') : pathname;
  const query = search.replace(/([?&])itemId=[^&]*(&|$)/, '$1').replace(/[?&]$/, '');
  return `${path}${query}#itemId=${encodeURIComponent(item)}`;
}

/** The last segment of a path. */
function nameIn(text: string): string {
  const [name = ''] = text.split('/').filter(Boolean).reverse();
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

const dataOf = (slide: HTMLElement): AddressedSlide => ({
  id: slide.getAttribute('data-slide-id')?.trim() ?? '',
  url: slide.getAttribute('data-slide-url')?.trim() ?? '',
});

/** The slide that the page's address asks for; -1 for none. */
export const slideIndexInAddress = (slides: Slides): number => slideInAddress(location, Array.from(slides, dataOf));

/** So often it looks whether a gallery that moves can be sent on. */
const pollMs = 50;

/** The entry of the history that the page is at: browsers that do not tell entries apart have its address. */
const currentEntry = (): string =>
  (window as { navigation?: { currentEntry?: { readonly key: string } | null } }).navigation?.currentEntry?.key ?? location.href;

/**
 * Writes each change into the address, and goes to the slide that the address asks for when its hash changes or the visitor goes
 * back or on; an address that names none shows what was shown there. Spec 1 §2.
 */
export function attach({ options, gallery, clock, onEnd }: Pick<PartContext, 'options' | 'gallery' | 'clock' | 'onEnd'>): void {
  const { slides, collectionUrl = '' } = options;
  const shown = new Map<string, number>();
  const remember = (): void => void shown.set(currentEntry(), gallery.currentIndex);
  let cancel = () => {};
  /** An address without a slide in it stays as it is where that is what the gallery goes by. */
  let isPlain = false;
  const follow = (): void => {
    cancel();
    const asked = slideIndexInAddress(slides);
    const index = asked < 0 ? (shown.get(currentEntry()) ?? gallery.currentIndex) : asked;
    isPlain = asked < 0;
    gallery.goTo(index);
    isPlain = false;
    // It is refused while the gallery moves.
    if (gallery.currentIndex !== index) cancel = clock.after(pollMs, follow);
    else remember();
  };
  remember();
  for (const name of ['popstate', 'hashchange']) addEventListener(name, follow);
  onEnd(() => {
    cancel();
    for (const name of ['popstate', 'hashchange']) removeEventListener(name, follow);
  });
  gallery.on('currentIndexChange', ({ currentIndex }) => {
    const slide = slides[currentIndex];
    const address = slide ? addressOfSlide(collectionUrl, dataOf(slide), location) : null;
    // No entry of its own: Back leaves the page, not one slide after the other (our choice).
    if (address && !isPlain) history.replaceState(history.state, '', address);
    remember();
  });
}
