import { adoptStyles } from '../../browser/adopt-styles.ts';
import type { Clock } from '../../browser/clock.ts';
import { createEmitter } from '../../browser/emitter.ts';
import type { Chunks } from '../../browser/load-chunk.ts';
import { lockScroll } from '../../browser/lock-scroll.ts';
import { withTexts } from '../../browser/page-texts.ts';
import { animationLimits } from '../../contract/animations/limits.ts';
import { dialogLimits } from '../../contract/overlays/limits.ts';
import { dialogs } from '../../contract/texts/en/common.ts';
import { animate, scale } from '../animations/index.ts';
import type { QueuedOverlay } from '../overlay-queue/index.ts';
import { answers, buildDialog, labelButtons } from './build-dialog.ts';
import type { DialogParts } from './Dialog.tsx';
import dialogStyles from './dialog.css';
import type { DialogAnswer, DialogOptions, DialogState } from './dialog-options.ts';

/** A dialog that was asked for. It is shown when its turn comes, and destroyed once it is answered. Spec 2 §4 "Confirmation dialog". */
export interface Dialog {
  readonly element: HTMLDialogElement;
  readonly state: DialogState;
  /** Settles when the dialog is off the page and the focus is back where it was; what the page takes back counts as cancelled. */
  readonly answer: Promise<DialogAnswer>;
  /** Hears of the answer as it is given, before the dialog hides, and of every new state. The returned function takes the listener off. */
  on<Name extends keyof DialogEvents>(name: Name, listener: (detail: DialogEvents[Name]) => void): () => void;
  /** Cancels it, whether it is shown or still waits. */
  close(): void;
  /** Takes it off at once; unanswered, it counts as cancelled. */
  destroy(): void;
  /** Opens another dialog on top of this one; Escape closes the top one only. It goes when this one goes. */
  over(options: DialogOptions): Dialog;
}

interface DialogEvents {
  readonly confirm: undefined;
  readonly cancel: undefined;
  readonly reject: undefined;
  readonly state: DialogState;
}

export interface DialogTools {
  readonly document: Document;
  readonly clock: Clock;
  readonly chunks: Chunks;
  readonly onError: (error: unknown) => void;
  /** Asks for a place on the page; the returned function gives it up. */
  readonly place: (overlay: QueuedOverlay) => () => void;
  /** How many dialogs lie under this one. */
  readonly depth?: number;
}

export function createDialog(options: DialogOptions, tools: DialogTools): Dialog {
  const { document, clock, chunks, onError, place, depth = 0 } = tools;
  const { emit, on } = createEmitter<DialogEvents>(onError);
  const parts = buildDialog(document, options, depth);
  const { root: element, box } = parts;
  const stopTexts = withTexts(chunks, { dialogs }, (texts) => labelButtons(parts, options, texts.dialogs));
  const above = new Set<QueuedOverlay>();
  let state: DialogState = 'hidden';
  let chosenAnswer: DialogAnswer = 'cancel';
  let unlock = () => {};
  let removeStyles = () => {};
  let leave = () => {};
  let settle = (_: DialogAnswer) => {};
  const answer = new Promise<DialogAnswer>((resolve) => {
    settle = resolve;
  });

  const enter = (next: DialogState) => {
    state = next;
    element.dataset.state = next;
    emit('state', next);
  };
  const takeOff = () => {
    for (const overlay of above) overlay.makeWay();
    unlock();
    // Closing gives the focus back, and only while the dialog is still there.
    element.close();
    element.remove();
    removeStyles();
    enter('hidden');
  };
  const destroy = () => {
    if (state === 'destroyed') return;
    for (const overlay of above) overlay.onCleared?.();
    enter('destroyed');
    stopTexts();
    leave();
    settle(chosenAnswer);
  };
  const end = () => {
    if (state === 'destroyed') return;
    if (state !== 'hidden') takeOff();
    destroy();
  };
  const choose = (chosen: DialogAnswer) => {
    if (state !== 'shown') return;
    chosenAnswer = chosen;
    enter('hiding');
    emit(chosen, undefined);
    const hiding = { durationMs: animationLimits.scaleHideSeconds * 1000, fallbackMs: dialogLimits.hideFallbackMs };
    void animate(box, scale(box).reverse(), clock, hiding).then(end);
  };

  listenToVisitor(parts, choose, () => {
    if (state === 'shown') emit('cancel', undefined);
    if (state !== 'hidden') end();
  });

  const dialog: Dialog = {
    element,
    get state() {
      return state;
    },
    answer,
    on,
    close() {
      if (state === 'hidden') destroy();
      else choose('cancel');
    },
    destroy: end,
    over: (nested) =>
      createDialog(nested, {
        ...tools,
        depth: depth + 1,
        place(overlay) {
          above.add(overlay);
          if (state === 'shown') overlay.show();
          return () => above.delete(overlay);
        },
      }),
  };
  leave = place({
    show() {
      removeStyles = adoptStyles(document, dialogStyles);
      // Beside the body: templates that change pages themselves replace what is in it.
      document.documentElement.append(element);
      element.showModal();
      unlock = lockScroll(document);
      enter('shown');
      void animate(box, scale(box), clock);
      for (const overlay of above) overlay.show();
    },
    makeWay() {
      // One that is answered already does not come back.
      if (state === 'hiding') end();
      else if (state === 'shown') takeOff();
    },
    onCleared: destroy,
  });
  return dialog;
}

/** @param onClosed is called when the browser, or a script, has closed it without asking: then there is nothing left to hide. */
function listenToVisitor(parts: DialogParts, choose: (chosen: DialogAnswer) => void, onClosed: () => void): void {
  const { root: element } = parts;
  for (const chosen of answers) parts[chosen].addEventListener('click', () => choose(chosen));
  // Only a press that begins and ends beside the box is a click there: text that is selected may end up there.
  let pressed: EventTarget | null = null;
  element.addEventListener('pointerdown', ({ target }) => {
    pressed = target;
  });
  element.addEventListener('click', ({ target }) => {
    if (target === element && pressed === element) choose('cancel');
  });
  // Escape, and the back gesture where the browser has one.
  element.addEventListener('cancel', (event) => {
    event.preventDefault();
    choose('cancel');
  });
  element.addEventListener('close', () => {
    if (!element.open && element.isConnected) onClosed();
  });
}
