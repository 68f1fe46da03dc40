import { type PlatformState, platformStates } from '../../contract/site/platform-states.ts';
import type { LiftStates } from '../../page/page.ts';

/** Elements that name the code that mounts them. */
const owners = '[data-controller],.sqs-block';
/** The mark of an element that has the arrangement of a missing code. */
const arranged = 'data-ss-arranged';

/** Sets the states of the table `platformStates` (site#platform-states). Part of the boot script. */
export const liftStates: LiftStates = (root, stage) => {
  const isUndone = stage === 'retry';
  for (const state of platformStates) {
    const isArrangement = state.when === 'failed';
    if (isArrangement ? stage !== 'failed' && !isUndone : isUndone || (stage === 'start' && state.when !== stage)) continue;
    const elements = [...root.querySelectorAll<HTMLElement>(state.selector)];
    const around = root instanceof Element && root.closest<HTMLElement>(state.selector);
    if (around) elements.push(around);
    for (const element of elements) {
      // An element that names other code is left to that code.
      if (isArrangement && root !== element && root instanceof Element && element.closest(owners) !== root) continue;
      if (isUndone && !element.hasAttribute(arranged)) continue;
      if (isArrangement) element.toggleAttribute(arranged, !isUndone);
      if (state.when === 'picture' && stage === 'mount') liftWhenPictured(element, state);
      else lift(element, state, isUndone);
    }
  }
};

/** @param isUndone removes the marks of an arrangement, because its code has arrived. */
function lift(element: HTMLElement, { classes, attributes, style }: PlatformState, isUndone = false): void {
  if (classes) element.classList.add(...classes.split(' '));
  for (const name in attributes)
    if (isUndone) element.removeAttribute(name);
    else element.setAttribute(name, attributes[name] as string);
  for (const name in style) element.style.setProperty(name, isUndone ? '' : (style[name] as string));
}

/** One function, so that an element that is mounted again gets no second listener. */
const liftAgain = ({ currentTarget }: Event): void => liftStates(currentTarget as HTMLElement, 'mount');

/** Lifts the state once the element's first picture has loaded or failed, or at once without one. A second picture may show only on hover. */
function liftWhenPictured(element: HTMLElement, state: PlatformState): void {
  const image = element instanceof HTMLImageElement ? element : element.querySelector('img');
  if (image && !(image.currentSrc && image.complete))
    // Both events do not bubble: a capturing listener receives them.
    for (const name of ['load', 'error']) element.addEventListener(name, liftAgain, { capture: true, once: true });
  else lift(element, state);
}
