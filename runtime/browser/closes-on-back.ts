/**
 * Gives what is laid over the page an entry in the browser's history, so that Back closes it and stays on the page. `onBack` hears of
 * that once. The returned function takes the entry away again, where something else has closed it.
 */
export function closesOnBack(onBack: () => void): () => void {
  const { scrollRestoration } = history;
  const restore = () => {
    // The browser reads it after this event.
    requestAnimationFrame(() => {
      history.scrollRestoration = scrollRestoration;
    });
  };
  let isOver = false;
  // Back would scroll the page to where it was opened.
  history.scrollRestoration = 'manual';
  history.pushState(history.state, '', location.href);
  addEventListener(
    'popstate',
    () => {
      const isLeft = isOver;
      isOver = true;
      if (!isLeft) onBack();
      restore();
    },
    { once: true },
  );
  return () => {
    if (isOver) return;
    isOver = true;
    history.back();
  };
}
