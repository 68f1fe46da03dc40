// Part of the boot script.
/** The one hold of presses whose code is not there: site#early-presses. */
import { maxWaitMs } from './with-fallback.ts';

/** A click, a key that presses a button, or a submit. */
type Press = MouseEvent | KeyboardEvent | SubmitEvent;

/** What a press waits for. */
interface PressWait {
  /** Resolves, never rejects, when the code is there; with false the press is dropped. */
  readonly until: Promise<boolean>;
  /** Time from the press until the browser gets it, if it is less than 3 s. */
  readonly limitMs?: number;
}

/**
 * Returns what the press of this element waits for; nothing if it does not concern the caller. Asked again when another wait is
 * over.
 */
type PressClaim = (target: Element, press: Press) => PressWait | null | undefined | false;

export interface PressHold {
  /**
   * Holds the presses that `claim` names until the function that it returns is called. Held presses still wait for their code.
   */
  add(claim: PressClaim): () => void;
  /** Returns what a press that is being repeated has left of the limit; the whole limit outside such a press. */
  leftMs(limitMs: number): number;
}

/** Marks a control whose press is held. */
const mark = 'data-ss-pressed';

/** Elements whose keys code takes as presses. The browser turns keys on the others into clicks, and submits forms. */
const keyTargets = ':is([role=button],[role=tab],[tabindex]):not(a[href],button,input,select,textarea,summary)';

interface HeldPress {
  readonly event: Press;
  readonly control: Element;
  readonly startMs: number;
  limitMs: number;
  isHeld: boolean;
  /** Ends the hold, and gives the press to the browser again or drops it. Later calls do nothing. */
  release(isRepeated: boolean): void;
}

/**
 * Returns the hold of a page. A press that a claim names reaches neither the browser nor other listeners. It is repeated once, as
 * an untrusted click or submit, when no claim names it any more, and 3 s after the press at the latest, however many pieces of
 * code it waits for. A second press of the control is dropped, and so is a press whose page is left.
 */
export function createPressHold(): PressHold {
  let claims: readonly PressClaim[] = [];
  let repeated: HeldPress | null = null;
  /** The click by which the browser gets the repeated press, or the form that submits it. */
  let passed: EventTarget | Event | null = null;

  /** Lets the press wait for the first claim that names it and has not been its wait before. Returns false without one. */
  const wait = (held: HeldPress, asked: readonly PressClaim[] = []): boolean => {
    const { event, startMs, release } = held;
    return claims.some((claim) => {
      const found = !asked.includes(claim) && claim(event.target as Element, event);
      if (!found) return false;
      const { until, limitMs } = found;
      if (limitMs) {
        held.limitMs = Math.min(held.limitMs, limitMs);
        const leftMs = held.limitMs + startMs - performance.now();
        if (leftMs <= 0) return false;
        setTimeout(release, leftMs, true);
      }
      void until.then((isKept) => {
        if (held.isHeld && !(isKept && wait(held, [...asked, claim]))) release(isKept);
      });
      return true;
    });
  };

  const onEvent = (event: Event): void => {
    const press = event as Press;
    if (!(press.target instanceof Element) || !isPlainPress(press)) return;
    if (press.type === 'keydown' && !press.target.matches(keyTargets)) return;
    if (press === passed || press.target === passed) return;
    const control = controlOf(press);
    // A click that is repeated may submit a form, whose code may not be there either.
    const { startMs, limitMs } = repeated || { startMs: performance.now(), limitMs: maxWaitMs };
    const release = (isRepeated: boolean): void => {
      if (!held.isHeld) return;
      held.isHeld = false;
      control.removeAttribute(mark);
      removeEventListener('pagehide', drop);
      if (isRepeated) repeat(held);
    };
    // A visitor who comes back from another page does not expect an earlier press to act.
    const drop = (): void => release(false);
    const held: HeldPress = { event: press, control, startMs, limitMs, isHeld: !control.hasAttribute(mark), release };
    if (held.isHeld && !wait(held)) return;
    press.preventDefault();
    press.stopImmediatePropagation();
    if (!held.isHeld) return;
    control.setAttribute(mark, '');
    addEventListener('pagehide', drop);
    setTimeout(release, repeated ? limitMs + startMs - performance.now() : limitMs, true);
  };

  /** A control that the page has removed gets nothing. */
  const repeat = (held: HeldPress): void => {
    const { event, control } = held;
    if (!control.isConnected) return;
    repeated = held;
    const click = new MouseEvent('click', event);
    passed = event.type === 'submit' ? event.target : click;
    pressAgain(held, click);
    repeated = passed = null;
  };

  return {
    add(claim) {
      if (!claims.length) for (const type of ['click', 'keydown', 'submit']) document.addEventListener(type, onEvent, true);
      claims = [...claims, claim];
      return () => {
        claims = claims.filter((other) => other !== claim);
      };
    },
    leftMs: (limitMs) => (repeated ? Math.min(limitMs, repeated.limitMs + repeated.startMs - performance.now()) : limitMs),
  };
}

function pressAgain({ event, control }: HeldPress, click: MouseEvent): void {
  const target = event.target as HTMLElement;
  try {
    if (event.type === 'submit') (target as HTMLFormElement).requestSubmit((event as SubmitEvent).submitter);
    // The page may have replaced the child that was pressed.
    else (target.isConnected ? target : control).dispatchEvent(click);
  } catch {
    // The page has moved the button out of its form.
  }
}

/**
 * Returns whether an event is no key or one that presses buttons, without a modifier key. A click by another button is an
 * `auxclick`.
 */
export const isPlainPress = (event: Event): boolean =>
  /^(undefined|Enter| )$/.test((event as KeyboardEvent).key) &&
  !(
    (event as MouseEvent).ctrlKey ||
    (event as MouseEvent).metaKey ||
    (event as MouseEvent).shiftKey ||
    (event as MouseEvent).altKey
  );

/** Returns the element that a visitor sees pressed. */
const controlOf = (event: Press): Element =>
  (event as Partial<SubmitEvent>).submitter ||
  (event.target as Element).closest('a,button,[role=button]') ||
  (event.target as Element);
