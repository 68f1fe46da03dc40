import { opensLightbox } from '../gallery/open-in-lightbox.ts';
import { galleryPlace } from '../gallery/place.ts';
import { lightboxBlock } from './block.ts';

/** They answer wherever they are clicked. The lightbox brings its own videos to life. */
const whole = `${lightboxBlock.selector},.sqs-video-wrapper:not(.sqs-lightbox *)`;
const block = `${galleryPlace.selector},${whole}`;
/** Its code has come, or never will. */
const answered = '[data-ss-block],[data-ss-block-error]';
const held = new WeakSet<Element>();

/**
 * A click on what will open the lightbox, on a gallery's controls or on a video is held until its code is there, and happens again then: until then
 * it would be lost, or leave the page for the bare picture. Of several only the first counts. Clicks with a modifier key are the browser's.
 */
export const holdEarlyClicks = (): void =>
  document.addEventListener(
    'click',
    (event) => {
      const { type, target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
      const waiting = (target as Element).closest<HTMLElement>(block);
      if (!waiting || waiting.matches(answered) || button > 0 || ctrlKey || metaKey || shiftKey || altKey) return;
      const isControl = (target as Element).closest('.sqs-gallery-controls');
      if (!isControl && !waiting.matches(whole) && !opensLightbox(waiting)) return;
      // A link in a text leads where it always did.
      const link = (target as Element).closest('a[href]');
      if (link && !link.querySelector('img')) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (held.has(waiting)) return;
      held.add(waiting);
      new MutationObserver((_, observer) => {
        if (!waiting.matches(answered)) return;
        observer.disconnect();
        target?.dispatchEvent(new MouseEvent(type, event));
      }).observe(waiting, { attributes: true });
    },
    true,
  );
