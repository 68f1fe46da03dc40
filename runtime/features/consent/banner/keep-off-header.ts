/** What holds a site's name and its navigation, and what stands above them. */
const held = 'header,[role=banner],nav,[role=navigation],a[href="/"],.sqs-announcement-bar';
/** What has such of its own, further down the page. */
const elsewhere = 'main,article,aside,footer,dialog';

/**
 * Keeps a banner that stands at the top below the site's name and navigation, wherever the page holds those: above its content, or
 * fixed or sticky at the window's edge. It goes up as they are scrolled away, and stays in the window whatever they are (our choice:
 * room of its own would move a page that is there already). It is moved by a translation, which is no layout shift. The returned function ends it.
 */
export function keepOffHeader(banner: HTMLElement): () => void {
  // Its chunk is chosen by the setting as it came; a value that is no position means the bottom.
  if (!banner.dataset.position?.startsWith('TOP')) return () => {};
  const { ownerDocument: document } = banner;
  let movedPx = 0;
  let frame = 0;
  const place = (): void => {
    frame = 0;
    const { top, left, right, height } = banner.getBoundingClientRect();
    const style = getComputedStyle(banner);
    // Where it is without us: on its way in it is somewhere else, and in a body with a transform it scrolls along.
    const ownTop = top - movedPx - new DOMMatrixReadOnly(style.transform).m42;
    const edge = Number.parseFloat(style.top) || 0;
    let free = 0;
    for (const box of findBoxes(document))
      if (box.top < free + edge + height && box.bottom > free && box.left < right && box.right > left) free = box.bottom;
    const highest = innerHeight - height - edge;
    const px = Math.round(Math.max(edge, Math.min(free + edge, highest)) - ownTop);
    if (px === movedPx) return;
    movedPx = px;
    banner.style.translate = px ? `0 ${px}px` : '';
  };
  const placeSoon = (): void => {
    frame ||= requestAnimationFrame(place);
  };
  // Headers come and go by transitions, and change their height with the window and with their fonts.
  const ending = new AbortController();
  const { signal } = ending;
  addEventListener('scroll', placeSoon, { signal, passive: true, capture: true });
  addEventListener('resize', placeSoon, { signal });
  document.addEventListener('transitionend', placeSoon, { signal });
  const sizes = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(placeSoon);
  // The body grows when something is put in above the header, as the announcement bar is.
  for (const element of [banner, document.body, ...findHeld(document)]) sizes?.observe(element);
  place();
  return () => {
    ending.abort();
    sizes?.disconnect();
    cancelAnimationFrame(frame);
  };
}

const findHeld = (document: Document): Element[] =>
  Array.from(document.querySelectorAll(held)).filter((element) => !element.closest(`${elsewhere},.sqs-cookie-banner-v2`));

/** Their boxes from top to bottom; what fills half of the window is no line of names and links. */
function findBoxes(document: Document): DOMRect[] {
  const boxes = findHeld(document).flatMap((element) => {
    const box = element.getBoundingClientRect();
    const isSeen = element.checkVisibility?.({ opacityProperty: true, visibilityProperty: true }) ?? true;
    return isSeen && box.width > 0 && box.height > 0 && box.height <= innerHeight / 2 ? [box] : [];
  });
  return boxes.sort((one, other) => one.top - other.top);
}
