/** The lightbox's place in the browser's history. */
export interface AddressEntry {
  /** Writes the item into the address, in place. */
  show(id: string): void;
  /** The lightbox is closed by something else than Back: its entry is gone back over. */
  leave(): void;
  /** The lightbox is taken away: the entry stays, and means nothing any more. */
  drop(): void;
}

/**
 * One entry for each opening, so that Back closes the lightbox and stays on the page; the steps inside it replace it. The address
 * names the item in its hash, where the item has a name. Spec 2 §2 "Gallery items open from an itemId read from the url hash".
 */
export function enterAddress(id: string, onBack: () => void): AddressEntry {
  const { href } = location;
  const addressOf = (current: string) => (current ? `#itemId=${encodeURIComponent(current)}` : href);
  const onPopState = (): void => {
    drop();
    onBack();
  };
  const drop = () => removeEventListener('popstate', onPopState);

  history.pushState(history.state, '', addressOf(id));
  addEventListener('popstate', onPopState);
  return {
    show: (current) => history.replaceState(history.state, '', addressOf(current)),
    leave() {
      drop();
      history.back();
    },
    drop,
  };
}
