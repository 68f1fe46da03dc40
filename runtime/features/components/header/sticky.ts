import { watchBox } from '../../../browser/watch-box.ts';

/**
 * Keeps the header in view, or shows it again when the visitor scrolls up, as classes of the body say. Makes room for a header
 * over the page, and writes its height into the properties that pages read. The returned function undoes everything.
 * site#header-sticky
 */
export function stickHeader(header: HTMLElement): () => void {
  const { documentElement: root, body } = document;
  const classes = body.classList;
  const isFixed = classes.contains('tweak-fixed-header');
  const liesOver = /absolute|fixed/.test(getComputedStyle(header).position);
  if (isFixed) header.dataset.ssSticky = liesOver ? 'fixed' : 'sticky';
  // The cart and other system pages have no section.
  const section =
    document.querySelector<HTMLElement>('#page section.page-section') ??
    document.querySelector<HTMLElement>('#page > .system-page');
  // A section as high as the window has the room inside one of its parts.
  const first = section?.querySelector<HTMLElement>('[data-first-section-padding-override]') ?? section;
  const before = first?.style.paddingTop ?? '';
  const comesBack = classes.contains('tweak-fixed-header-style-scroll-back');
  let fullPx = 0;
  let lastPx = scrollY;
  const onScroll = (): void => {
    if (liesOver && fullPx) header.classList.toggle('shrink', scrollY > fullPx);
    if (!comesBack) return;
    const goesDown = scrollY > lastPx && scrollY > header.offsetHeight;
    lastPx = scrollY;
    header.toggleAttribute(
      'data-ss-away',
      goesDown && !header.contains(document.activeElement) && !classes.contains('header--menu-open'),
    );
  };
  const unwatch = watchBox(header, () => {
    // The menu covers the page and does not count for the height of the header.
    const bar = header.querySelector('.header-announcement-bar-wrapper');
    const heightPx = Math.round((bar?.getBoundingClientRect().height ?? header.offsetHeight) * 100) / 100;
    root.style.setProperty('--header-fixed-top-offset', `${heightPx}px`);
    if (isFixed) root.style.scrollPaddingTop = `${heightPx}px`;
    // The room stays that of the full header, so that the page does not move while it is scrolled.
    if (header.classList.contains('shrink')) return;
    if (liesOver && first) first.style.paddingTop = `${heightPx}px`;
    const isFirst = fullPx === 0;
    fullPx = heightPx;
    // In a later frame, because it changes the box that is being measured.
    if (isFirst && isFixed) requestAnimationFrame(onScroll);
  });
  if (isFixed) addEventListener('scroll', onScroll, { passive: true });
  return () => {
    unwatch();
    removeEventListener('scroll', onScroll);
    header.removeAttribute('data-ss-away');
    header.classList.remove('shrink');
    delete header.dataset.ssSticky;
    for (const name of ['--header-fixed-top-offset', 'scroll-padding-top']) root.style.removeProperty(name);
    if (first) first.style.paddingTop = before;
  };
}
