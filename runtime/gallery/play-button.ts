import type { Tools } from './design.ts';

/** A circle in the gallery's first corner; the bars and the triangle are borders, so that nothing is fetched. */
const styles = `.ss-gallery-play{position:absolute;z-index:900;margin:8px;padding:0;width:32px;height:32px;border:2px solid #fff;border-radius:50%;background:#000a;cursor:pointer}
.ss-gallery-play::before{content:"";position:absolute;left:8px;top:7px;box-sizing:border-box;width:12px;height:14px;border:solid #fff;border-width:0 4px}
.ss-gallery-play[data-ss-paused]::before{left:10px;border-color:#0000 #fff;border-width:7px 0 7px 12px}
.ss-gallery-play:focus-visible{outline:3px solid Highlight;outline-offset:2px}`;

/**
 * The control that stops a gallery which moves by itself, and starts it again: before its slides in the order of the Tab key.
 * WCAG 2.2.2; the WAI-ARIA carousel pattern. Call the answer when the gallery was started or stopped.
 */
export function addPlayButton(
  gallery: Element,
  { addStyles, onEnd, listen }: Tools,
  toggle: () => void,
): (playing: boolean) => void {
  const button = document.createElement('button');
  addStyles(styles);
  button.type = 'button';
  button.className = 'ss-gallery-play';
  gallery.before(button);
  onEnd(() => button.remove());
  listen(button, 'click', toggle);
  return (playing) => {
    button.setAttribute('aria-label', playing ? 'Pause slideshow' : 'Play slideshow');
    button.toggleAttribute('data-ss-paused', !playing);
  };
}
