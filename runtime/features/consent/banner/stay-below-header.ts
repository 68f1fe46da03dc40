/** Elements with a site's name and navigation, and the bar above them. */
const headerSelector = 'header,[role=banner],nav,[role=navigation],a[href="/"],.sqs-announcement-bar';
/** Content elements, which may contain other headers and navigation. */
const contentSelector = 'main,article,aside,footer,dialog';

/**
 * Keeps a banner at the top below the site's name and navigation, above the content or fixed or sticky at the window's edge, and
 * within the window: consent#banner-below-header. The banner is moved by a translation, which is no layout shift. Returns a
 * function that stops it.
 */
export function stayBelowHeader(banner: HTMLElement): () => void {
  // The chunk was chosen by the raw setting. An unknown value that begins with TOP means the bottom.
  if (!banner.dataset.position?.startsWith('TOP')) return () => {};
  const { ownerDocument: document } = banner;
  let movedPx = 0;
  let frame = 0;
  const move = (): void => {
    frame = 0;
    const { top, left, right, height } = banner.getBoundingClientRect();
    const style = getComputedStyle(banner);
    // The place without this translation: the entrance animation moves the banner, and in a body with a transform it scrolls with
    // the page.
    const ownTop = top - movedPx - new DOMMatrixReadOnly(style.transform).m42;
    const edge = Number.parseFloat(style.top) || 0;
    let freePx = 0;
    for (const box of findBoxes(document))
      if (box.top < freePx + edge + height && box.bottom > freePx && box.left < right && box.right > left) freePx = box.bottom;
    const highest = innerHeight - height - edge;
    const px = Math.round(Math.max(edge, Math.min(freePx + edge, highest)) - ownTop);
    if (px === movedPx) return;
    movedPx = px;
    banner.style.translate = px ? `0 ${px}px` : '';
  };
  const moveSoon = (): void => {
    frame ||= requestAnimationFrame(move);
  };
  // Headers appear by transitions, and change their height with the window and with their fonts.
  const controller = new AbortController();
  const { signal } = controller;
  addEventListener('scroll', moveSoon, { signal, passive: true, capture: true });
  addEventListener('resize', moveSoon, { signal });
  document.addEventListener('transitionend', moveSoon, { signal });
  const sizes = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(moveSoon);
  // The body grows when an announcement bar is inserted above the header.
  for (const element of [banner, document.body, ...findHeaders(document)]) sizes?.observe(element);
  move();
  return () => {
    controller.abort();
    sizes?.disconnect();
    cancelAnimationFrame(frame);
  };
}

const findHeaders = (document: Document): Element[] =>
  Array.from(document.querySelectorAll(headerSelector)).filter(
    (element) => !element.closest(`${contentSelector},.sqs-cookie-banner-v2`),
  );

/** Returns the boxes of visible headers from top to bottom. An element that fills half of the window is no header. */
function findBoxes(document: Document): DOMRect[] {
  const boxes = findHeaders(document).flatMap((element) => {
    const box = element.getBoundingClientRect();
    const isVisible = element.checkVisibility?.({ opacityProperty: true, visibilityProperty: true }) ?? true;
    return isVisible && box.width > 0 && box.height > 0 && box.height <= innerHeight / 2 ? [box] : [];
  });
  return boxes.sort((one, other) => one.top - other.top);
}
