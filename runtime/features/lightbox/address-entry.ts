/** The lightbox's place in the browser's history. */
export interface AddressEntry {
  /** Writes the item into the address, in place. */
  show(id: string): void;
  /** The lightbox is closed by something else than Back: its entry is gone back over. */
  leave(): void;
}

/**
 * One entry for each opening, so that Back closes the lightbox and stays on the page; the steps inside it replace it. The address
 * names the item in its hash, where the item has a name. `onBack` hears when the entry is left, by whatever, once. The page then stays
 * where it is, at the item shown last. Spec 2 §2 "Gallery items open from an itemId read from the url hash".
 */
export function enterAddress(id: string, onBack: () => void): AddressEntry {
  const { href } = location;
  const { scrollRestoration } = history;
  const addressOf = (current: string) => (current ? `#itemId=${encodeURIComponent(current)}` : href);

  // Back would scroll the page to where it was opened.
  history.scrollRestoration = 'manual';
  history.pushState(history.state, '', addressOf(id));
  const onPopState = (): void => {
    onBack();
    // The browser reads it after this event.
    requestAnimationFrame(() => {
      history.scrollRestoration = scrollRestoration;
    });
  };
  addEventListener('popstate', onPopState, { once: true });
  return {
    show: (current) => history.replaceState(history.state, '', addressOf(current)),
    leave: () => history.back(),
  };
}
