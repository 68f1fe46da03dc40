import { adoptStyles } from '../../browser/adopt-styles.ts';
import type { Clock } from '../../browser/clock.ts';
import { createEmitter } from '../../browser/emitter.ts';
import type { Chunks } from '../../browser/load-chunk.ts';
import { dialogLimits } from '../../contract/overlays/constants.ts';
import { animationLimits } from '../../contract/site/constants.ts';
import { makeModal } from '../../ui/dom/modal.ts';
import { animate, scale } from '../animations/index.ts';
import type { QueuedOverlay } from '../overlay-queue/index.ts';
import dialogStyles from './dialog.css';
import type { DialogAnswer, DialogOptions, DialogState } from './dialog-options.ts';
import { buildDialogView, type DialogView, dialogAnswers } from './dialog-view.ts';

/** A requested dialog. It is shown in the order of the queue, and destroyed once it is answered. */
export interface Dialog {
  readonly element: HTMLDialogElement;
  readonly state: DialogState;
  /** Resolves when the dialog is removed and the focus has returned; unmounting the page counts as cancelling. */
  readonly answer: Promise<DialogAnswer>;
  /**
   * Calls `listener` with the answer before the dialog hides, or with each new state. The returned function removes the listener.
   */
  on<Name extends keyof DialogEvents>(name: Name, listener: (detail: DialogEvents[Name]) => void): () => void;
  /** Cancels the dialog, shown or waiting. */
  close(): void;
  /** Removes the dialog at once; without an answer it counts as cancelled. */
  destroy(): void;
  /** Opens another dialog on top of this one. It is destroyed with this one. overlays#dialog-stack */
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
  /** Adds the dialog to the queue; the returned function removes it. */
  readonly request: (overlay: QueuedOverlay) => () => void;
  /** Number of dialogs below this one. */
  readonly depth?: number;
}

export function createDialog({ parts, dispose: disposeView }: DialogView, tools: DialogTools): Dialog {
  const { document, clock, onError, depth = 0 } = tools;
  const { emit, on } = createEmitter<DialogEvents>(onError);
  const { root: element, box } = parts;
  const nested = new Set<QueuedOverlay>();
  const requestOnTop = createRequest(nested, () => state === 'shown');
  let state: DialogState = 'hidden';
  let chosen: DialogAnswer = 'cancel';
  let leaveQueue = () => {};
  let leavePage = () => {};
  const { answer, resolveAnswer } = createAnswer();

  const enter = (next: DialogState) => {
    state = next;
    element.dataset.state = next;
    emit('state', next);
  };
  const removeFromPage = () => {
    for (const overlay of nested) overlay.hide();
    leavePage();
    enter('hidden');
  };
  const destroy = () => {
    if (state === 'destroyed') return;
    for (const overlay of nested) overlay.onUnmount?.();
    enter('destroyed');
    disposeView();
    leaveQueue();
    resolveAnswer(chosen);
  };
  const end = () => {
    if (state !== 'hidden' && state !== 'destroyed') removeFromPage();
    destroy();
  };
  const choose = (given: DialogAnswer) => {
    if (state !== 'shown') return;
    chosen = given;
    enter('hiding');
    emit(given, undefined);
    void animateAway(box, clock).then(end);
  };

  element.style.zIndex = String(dialogLimits.baseZIndex + depth);
  for (const each of dialogAnswers) parts[each].addEventListener('click', () => choose(each));
  const onClosed = () => {
    if (element.open) return choose('cancel');
    // A script of the page has closed it: it needs no hiding.
    if (state === 'shown') emit('cancel', undefined);
    if (state !== 'hidden') end();
  };
  leaveQueue = tools.request({
    show() {
      leavePage = putOnPage(document, element, onClosed);
      enter('shown');
      void animate(box, scale(box), clock);
      for (const overlay of nested) overlay.show();
    },
    hide() {
      // An answered dialog does not return.
      if (state === 'hiding') end();
      else if (state === 'shown') removeFromPage();
    },
    onUnmount: destroy,
  });
  return {
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
    over: (options) =>
      createDialog(buildDialogView(document, tools.chunks, options), { ...tools, depth: depth + 1, request: requestOnTop }),
  };
}

function createAnswer() {
  let resolveAnswer = (_: DialogAnswer) => {};
  const answer = new Promise<DialogAnswer>((resolve) => {
    resolveAnswer = resolve;
  });
  return { answer, resolveAnswer };
}

/** Returns a function that adds a dialog on top, which is shown while the one below it is. */
const createRequest = (nested: Set<QueuedOverlay>, isShown: () => boolean) => (overlay: QueuedOverlay) => {
  nested.add(overlay);
  if (isShown()) overlay.show();
  return () => nested.delete(overlay);
};

const animateAway = (box: HTMLElement, clock: Clock) =>
  animate(box, scale(box).reverse(), clock, {
    durationMs: animationLimits.scaleHideSeconds * 1000,
    fallbackMs: dialogLimits.hideFallbackMs,
  });

/** Shows the dialog over the page. The returned function removes the dialog. */
function putOnPage(document: Document, element: HTMLDialogElement, onClosed: () => void): () => void {
  const removeStyles = adoptStyles(document, dialogStyles);
  const endModal = makeModal(element, { onClose: onClosed });
  return () => {
    endModal();
    removeStyles();
  };
}
