import buttonStyles from '../../../ui/dom/play-button.css';
import type { Tools } from '../model/design.ts';
import styles from './play-button.css';

/**
 * Adds the button that pauses and plays a gallery, before its slides in tab order: gallery#play-button. Returns a function that
 * updates the button. https://www.w3.org/WAI/WCAG22/Understanding/pause-stop-hide.html
 */
export function addPlayButton(
  gallery: Element,
  { addStyles, onDispose, listen, withStrings }: Tools,
  toggle: () => void,
): (isPlaying: boolean) => void {
  const button = document.createElement('button');
  addStyles(buttonStyles);
  addStyles(styles);
  button.type = 'button';
  button.className = 'ss-play-button ss-gallery-play';
  gallery.before(button);
  onDispose(() => button.remove());
  listen(button, 'click', toggle);
  let isPlaying = false;
  let setLabel = (): void => {};
  withStrings(({ play, pause }) => {
    setLabel = () => button.setAttribute('aria-label', isPlaying ? pause : play);
    setLabel();
  });
  return (playing) => {
    isPlaying = playing;
    setLabel();
    button.toggleAttribute('data-ss-paused', !playing);
  };
}
