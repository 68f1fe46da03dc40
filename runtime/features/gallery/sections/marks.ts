import type { Stage } from '../model/design.ts';

/**
 * Marks the current slide on the bullets and thumbnails of a section: gallery#section-marks. Bullets get the class `active` and
 * its text, thumbnails get `data-active`, which the platform's sheets select. The pager handles presses. Returns a function that
 * updates the marks.
 */
export function createMarks({ gallery, state, createImage, whenNear }: Stage): (index: number) => void {
  const section = gallery.closest('[data-controller]');
  const findAll = (selector: string): HTMLElement[] => Array.from(section?.querySelectorAll<HTMLElement>(selector) ?? []);
  const bullets = findAll('[class*="bullet-nav"] > *');
  const thumbs = findAll('[class*="thumbnails-scroll"] > *');
  const [scroller] = findAll('[class*="thumbnails-scroll"]');
  for (const bullet of bullets) state.keep(bullet);
  if (scroller) state.keep(scroller);
  for (const thumb of thumbs) {
    const picture = thumb.querySelector('img');
    if (!picture) continue;
    const image = createImage(picture, { mode: 'none' });
    whenNear(thumb, ({ width, height }) => {
      image.place({ widthPx: width, heightPx: height });
      void image.load(() => 1).then(() => picture.setAttribute('data-loaded', 'true'));
    });
  }

  return (current) => {
    bullets.forEach((bullet, index) => {
      bullet.classList.toggle('active', index === current);
      for (const text of bullet.querySelectorAll<HTMLElement>('[class*="active-slide"]'))
        text.hidden = (index === current) !== text.matches('.js-slideshow-active-slide');
    });
    thumbs.forEach((thumb, index) => {
      thumb.dataset.active = `${index === current}`;
    });
    const thumb = thumbs[current];
    if (thumb && scroller) scrollTo(scroller, thumb);
  };
}

/** Moves the row of thumbnails to one of them, without a gap at either end. A row that fits into the view is not moved. */
function scrollTo(scroller: HTMLElement, thumb: HTMLElement): void {
  const view = scroller.parentElement;
  if (!view) return;
  const overflowPx = scroller.offsetWidth - view.clientWidth;
  const wantedPx = thumb.offsetLeft + thumb.offsetWidth / 2 - view.clientWidth / 2;
  scroller.style.transform = overflowPx > 0 ? `translateX(${-Math.min(overflowPx, Math.max(0, wantedPx))}px)` : '';
}
