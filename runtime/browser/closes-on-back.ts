/**
 * Adds a history entry for an overlay, so that Back closes the overlay and does not leave the page. `onBack` runs once, when the
 * visitor goes back. Returns a function that removes the entry when the overlay is closed in another way.
 */
export function closesOnBack(onBack: () => void): () => void {
  const { scrollRestoration } = history;
  const restore = () => {
    // The browser reads the value after `popstate`.
    requestAnimationFrame(() => {
      history.scrollRestoration = scrollRestoration;
    });
  };
  let isClosed = false;
  // Otherwise Back scrolls the page to the position at which the overlay opened.
  history.scrollRestoration = 'manual';
  history.pushState(history.state, '', location.href);
  addEventListener(
    'popstate',
    () => {
      const wasClosed = isClosed;
      isClosed = true;
      if (!wasClosed) onBack();
      restore();
    },
    { once: true },
  );
  return () => {
    if (isClosed) return;
    isClosed = true;
    history.back();
  };
}
