import type { PartContext } from './part.ts';

/** What names a slide in an address; empty where the slide has none. */
export interface AddressedSlide {
  readonly id: string;
  readonly url: string;
}

/**
 * The slide that an address asks for, or -1: by an item id in the query or the hash, or by the path's last segment; a
 * slide answers to its id and to its own url. Spec 1 §2, spec 2 §2.
 */
export function slideInAddress(
  location: Pick<Location, 'search' | 'hash' | 'pathname'>,
  slides: readonly AddressedSlide[],
): number {
  const asked = [
    new URLSearchParams(location.search).get('itemId'),
    new URLSearchParams(location.hash.replace(/^#[/?]*/, '')).get('itemId'),
    /^#\/?id\/(.+)$/.exec(location.hash)?.[1],
    location.pathname.split('/').filter(Boolean).at(-1),
  ];
  for (const item of asked) {
    if (!item) continue;
    const index = slides.findIndex(({ id, url }) => sameItem(id, item) || sameItem(url, item));
    if (index >= 0) return index;
  }
  return -1;
}

/**
 * The address that shows this slide: the collection's full url, with a slash after it, and the slide's id, or else its url,
 * as item id in the hash, where it is read from on load. Null for a slide that has neither. Spec 1 §2, spec 2 §2.
 */
export function addressOfSlide(collectionUrl: string, slide: AddressedSlide): string | null {
  const item = slide.id || slide.url;
  if (!item) return null;
  return `${collectionUrl}${collectionUrl.endsWith('/') ? '' : '/'}#itemId=${encodeURIComponent(item)}`;
}

const lastSegment = (text: string): string => text.split('/').filter(Boolean).at(-1) ?? '';

const sameItem = (own: string, asked: string): boolean => own !== '' && (own === asked || lastSegment(own) === decoded(asked));

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const dataOf = (slide: HTMLElement): AddressedSlide => ({
  id: slide.getAttribute('data-slide-id')?.trim() ?? '',
  url: slide.getAttribute('data-slide-url')?.trim() ?? '',
});

/** Goes to the slide that the address asks for, now and when its hash changes, and writes each change into it. Spec 1 §2. */
export function attach({ options, gallery, onEnd }: Pick<PartContext, 'options' | 'gallery' | 'onEnd'>): void {
  const { slides, collectionUrl = '' } = options;
  const follow = (): void => {
    const asked = slideInAddress(location, Array.from(slides, dataOf));
    if (asked >= 0) gallery.goTo(asked);
  };
  follow();
  addEventListener('hashchange', follow);
  onEnd(() => removeEventListener('hashchange', follow));
  gallery.on('currentIndexChange', ({ currentIndex }) => {
    const slide = slides[currentIndex];
    const address = slide ? addressOfSlide(collectionUrl, dataOf(slide)) : null;
    // No entry of its own: Back leaves the page, not one slide after the other (our choice).
    if (address) history.replaceState(history.state, '', address);
  });
}
