import type { Stage } from '../design.ts';

/**
 * Shows on a section's own bullets and thumbnails which slide is current, as its sheets ask for it: the class `active` on the bullet
 * and the text in it that says so, `data-active` on the thumbnail, which is kept in sight. Pressing them is the pager's.
 */
export function showMarks({ gallery, state, createImage, whenNear }: Stage): (index: number) => void {
  const section = gallery.closest('[data-controller]');
  const all = (selector: string): HTMLElement[] => Array.from(section?.querySelectorAll<HTMLElement>(selector) ?? []);
  const bullets = all('[class*="bullet-nav"] > *');
  const thumbs = all('[class*="thumbnails-scroll"] > *');
  for (const mark of bullets) state.keep(mark);
  for (const thumb of thumbs) {
    const picture = thumb.querySelector('img');
    if (!picture) continue;
    const image = createImage(picture, { mode: 'none' });
    whenNear(thumb, ({ width, height }) => {
      image.place({ widthPx: width, heightPx: height });
      void image.load(() => 1).then(() => picture.setAttribute('data-loaded', 'true'));
    });
  }
  const [scroll] = all('[class*="thumbnails-scroll"]');
  if (scroll) state.keep(scroll);

  return (current) => {
    bullets.forEach((bullet, index) => {
      bullet.classList.toggle('active', index === current);
      for (const text of bullet.querySelectorAll<HTMLElement>('[class*="active-slide"]'))
        text.hidden = (index === current) !== text.matches('.js-slideshow-active-slide');
    });
    thumbs.forEach((thumb, index) => {
      thumb.dataset.active = `${index === current}`;
    });
    const [thumb, view] = [thumbs[current], scroll?.parentElement];
    if (!thumb || !scroll || !view) return;
    // The row never leaves a gap at either end; as long as it fits it stays where the page puts it.
    const overPx = scroll.offsetWidth - view.clientWidth;
    const wantedPx = thumb.offsetLeft + thumb.offsetWidth / 2 - view.clientWidth / 2;
    scroll.style.transform = overPx > 0 ? `translateX(${-Math.min(overPx, Math.max(0, wantedPx))}px)` : '';
  };
}
