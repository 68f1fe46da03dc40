import type { Clock } from './clock.ts';
import { pressedMark } from './repeat-press.ts';
import { maxWaitMs } from './with-fallback.ts';

/** A click, a key that presses a button, or a submit. */
export type Press = MouseEvent | KeyboardEvent | SubmitEvent;

/** Repeats a held press, or drops it; later calls do nothing. */
export type ReleasePress = (isDropped?: boolean) => void;

export interface HoldOptions {
  /** Time from the press until the browser gets it: 3 s. */
  readonly limitMs?: number;
  /** Age of a press that is held after its event. */
  readonly ageMs?: number;
}

/**
 * Holds a press whose handler is not loaded yet, and marks the pressed control: neither the browser nor other listeners receive the event.
 * A second press of the control is dropped, and so is a press whose page is left: site#early-presses.
 * @returns the function that repeats the press, which happens by itself after the limit; null for a press whose time has passed. The limit
 * counts from the press even if several functions hold it in turn.
 */
export function holdPress(event: Press, clock: Clock, { limitMs = maxWaitMs, ageMs = 0 }: HoldOptions = {}): ReleasePress | null {
  const control = controlOf(event);
  const leftMs = holdLeftMs(control, clock, limitMs) - ageMs;
  if (leftMs <= 0) return null;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (control.getAttribute(pressedMark) === '') return () => {};
  control.setAttribute(pressedMark, '');
  const endMs = clock.now() + leftMs;
  let isHeld = true;
  const release = (isDropped: boolean, untilMs: number): void => {
    if (!isHeld) return;
    isHeld = false;
    cancel();
    removeEventListener('pagehide', drop);
    if (isDropped) control.removeAttribute(pressedMark);
    else repeatUntil(event, control, untilMs);
  };
  // A visitor who comes back from another page does not expect an earlier press to act.
  const drop = () => release(true, 0);
  addEventListener('pagehide', drop);
  const cancel = clock.after(leftMs, () => release(false, 0));
  return (isDropped = false) => release(isDropped, endMs);
}

/** Returns for how long a press of the control may be held: the limit, or what an earlier hold has left of it. */
export function holdLeftMs(control: Element, { now }: Pick<Clock, 'now'>, limitMs: number): number {
  const mark = control.getAttribute(pressedMark);
  return mark ? Math.min(limitMs, Number(mark) - now()) : limitMs;
}

/** Repeats a press that may be held again until this time. A control that the page has removed gets nothing. */
export function repeatUntil(event: Press, control: Element, untilMs: number): void {
  const target = event.target as Element;
  control.setAttribute(pressedMark, `${untilMs}`);
  if (control.isConnected) {
    if (event.type === 'submit') (target as HTMLFormElement).requestSubmit((event as SubmitEvent).submitter);
    // The page may have replaced the child that was pressed.
    else (target.isConnected ? target : control).dispatchEvent(new MouseEvent('click', event));
  }
  // It is empty if the press is held again.
  if (control.getAttribute(pressedMark)) control.removeAttribute(pressedMark);
}

/** Returns the element that a visitor sees pressed. */
export const controlOf = (event: Press): Element =>
  (event as Partial<SubmitEvent>).submitter ??
  (event.target as Element).closest('a,button,[role=button]') ??
  (event.target as Element);
