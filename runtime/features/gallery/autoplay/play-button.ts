import type { Tools } from '../design.ts';
import styles from './play-button.css';

/**
 * The control that stops a gallery which moves by itself, and starts it again: before its slides in the order of the Tab key.
 * WCAG 2.2.2; the WAI-ARIA carousel pattern. Call the returned function when the gallery was started or stopped.
 */
export function addPlayButton(
  gallery: Element,
  { addStyles, onEnd, listen, inWords }: Tools,
  toggle: () => void,
): (playing: boolean) => void {
  const button = document.createElement('button');
  addStyles(styles);
  button.type = 'button';
  button.className = 'ss-gallery-play';
  gallery.before(button);
  onEnd(() => button.remove());
  listen(button, 'click', toggle);
  let isPlaying = false;
  let name = (): void => {};
  inWords(({ play, pause }) => {
    name = () => button.setAttribute('aria-label', isPlaying ? pause : play);
    name();
  });
  return (playing) => {
    isPlaying = playing;
    name();
    button.toggleAttribute('data-ss-paused', !playing);
  };
}
