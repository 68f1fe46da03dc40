/** The Escape key went down; what can only be known at that moment. */
export interface EscapePress {
  readonly event: KeyboardEvent;
  /** Where it was pressed, also inside a shadow tree. */
  readonly target: EventTarget | undefined;
  /** A dialog, popover or lightbox was to be seen: the key is for it. */
  readonly open: boolean;
}

/** What Escape may close (our choice). */
const closable = 'dialog[open],[popover],[aria-modal=true],.sqs-lightbox-open';

/** Calls for every Escape before anything of the page hears of it: whatever it closes is still there. */
export function onEscape(work: (press: EscapePress) => void): void {
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      const open = Array.from(document.querySelectorAll(closable)).some(
        (element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible',
      );
      work({ event, target: event.composedPath()[0], open });
    },
    true,
  );
}
