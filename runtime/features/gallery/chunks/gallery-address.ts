import { addressOnPage } from '../../../browser/same-page.ts';
import type { AddOnContext } from '../model/add-on.ts';
import { addressOfSlide, readAddressedSlide, slideIndexInAddress } from '../model/address.ts';

/** Delay before another call of `goTo` for a gallery in motion. */
const pollMs = 50;

/**
 * Returns the key of the current history entry, or its address where the browser lacks the Navigation API.
 * https://developer.mozilla.org/docs/Web/API/NavigationHistoryEntry/key
 */
const currentEntry = (): string =>
  (window as { navigation?: { currentEntry?: { readonly key: string } | null } }).navigation?.currentEntry?.key ?? location.href;

/**
 * Writes each change of slide into the address, and follows the address when its hash changes or the visitor goes back or
 * forward. A history entry without a slide in its address shows the slide that it had before: gallery#address-history.
 */
export function attach({
  options,
  gallery,
  clock,
  onDispose,
}: Pick<AddOnContext, 'options' | 'gallery' | 'clock' | 'onDispose'>): void {
  const { slides, collectionUrl = '' } = options;
  const indexByEntry = new Map<string, number>();
  const remember = (): void => void indexByEntry.set(currentEntry(), gallery.currentIndex);
  let cancelPoll = () => {};
  /** An address without a slide stays unchanged while the gallery follows it. */
  let followsPlainAddress = false;
  const follow = (): void => {
    cancelPoll();
    const named = slideIndexInAddress(slides);
    const index = named < 0 ? (indexByEntry.get(currentEntry()) ?? gallery.currentIndex) : named;
    followsPlainAddress = named < 0;
    gallery.goTo(index);
    followsPlainAddress = false;
    // A change has no effect while the gallery moves.
    if (gallery.currentIndex !== index) cancelPoll = clock.after(pollMs, follow);
    else remember();
  };
  remember();
  for (const name of ['popstate', 'hashchange']) addEventListener(name, follow);
  onDispose(() => {
    cancelPoll();
    for (const name of ['popstate', 'hashchange']) removeEventListener(name, follow);
  });
  gallery.on('currentIndexChange', ({ currentIndex }) => {
    const slide = slides[currentIndex];
    const address = slide ? addressOfSlide(collectionUrl, readAddressedSlide(slide), location) : null;
    // Replaces the entry: Back leaves the page instead of showing the slides in reverse.
    if (address && !followsPlainAddress) history.replaceState(history.state, '', addressOnPage(address));
    remember();
  });
}
