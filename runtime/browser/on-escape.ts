import { isVisible } from './seen.ts';

/** A press of the Escape key, with the state of the page at that moment. */
export interface EscapePress {
  readonly event: KeyboardEvent;
  /** The element with the focus, inside a shadow tree too. */
  readonly target: EventTarget | undefined;
  /** A dialog, popover or lightbox was visible, which the key closes. */
  readonly open: boolean;
}

/** Elements that Escape may close. */
const closable = 'dialog[open],[popover],[aria-modal=true],[data-ss-modal],.sqs-lightbox-open';

/** Runs `callback` for every Escape before the page's listeners, while the element that they close is still open. */
export function onEscape(callback: (press: EscapePress) => void): void {
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      const open = Array.from(document.querySelectorAll(closable)).some(isVisible);
      callback({ event, target: event.composedPath()[0], open });
    },
    true,
  );
}
