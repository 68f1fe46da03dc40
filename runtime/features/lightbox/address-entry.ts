/** The lightbox's entry in the browser's history. */
export interface AddressEntry {
  /** Replaces the item in the address. */
  replace(id: string): void;
  /** Leaves the entry, for a lightbox that is closed by other means than Back. */
  goBack(): void;
  /** Keeps the entry, and gives the page its scroll restoration back, for a lightbox that is unmounted. */
  abandon(): void;
}

/**
 * Adds one history entry for an opened lightbox: lightbox#history-entry. `onBack` runs once when the entry is left. The page then
 * keeps its scroll position, at the item that was shown last.
 */
export function enterAddress(id: string, onBack: () => void): AddressEntry {
  const { href } = location;
  const { scrollRestoration } = history;
  const addressOf = (current: string) => (current ? `#itemId=${encodeURIComponent(current)}` : href);

  // With `auto`, Back scrolls the page to the place where the lightbox was opened.
  // https://developer.mozilla.org/docs/Web/API/History/scrollRestoration
  history.scrollRestoration = 'manual';
  history.pushState(history.state, '', addressOf(id));
  const restore = (): void => {
    history.scrollRestoration = scrollRestoration;
  };
  const onPopState = (): void => {
    onBack();
    // Browsers read the value after this event.
    requestAnimationFrame(restore);
  };
  addEventListener('popstate', onPopState, { once: true });
  return {
    replace: (current) => history.replaceState(history.state, '', addressOf(current)),
    goBack: () => history.back(),
    abandon() {
      removeEventListener('popstate', onPopState);
      restore();
    },
  };
}
