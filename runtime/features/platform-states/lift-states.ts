// Part of the boot script.
import { platformStates } from '../../contract/site/platform-states.ts';
import type { LiftStates } from '../../page/page.ts';

/** Elements that name the code that mounts them. */
const owners = '[data-controller],.sqs-block';
/** The mark of an element that has the arrangement of a missing code. */
const arranged = 'data-ss-arranged';

/** Sets the states of the table `platformStates` (site#platform-states). */
export const liftStates: LiftStates = (root, stage, whenPictured) => {
  const isUndone = stage === 'retry';
  for (const [time, states] of Object.entries(platformStates)) {
    const isArrangement = time === 'failed';
    if (isArrangement ? stage !== 'failed' && !isUndone : isUndone || (stage === 'start' && time !== stage)) continue;
    for (const [selector, marks] of Object.entries(states)) {
      const elements = [...root.querySelectorAll<HTMLElement>(selector)];
      const around = root instanceof Element && root.closest<HTMLElement>(selector);
      if (around) elements.push(around);
      for (const element of elements) {
        // An element that names other code is left to that code.
        if (isArrangement && root !== element && root instanceof Element && element.closest(owners) !== root) continue;
        if (isArrangement && isUndone && !element.hasAttribute(arranged)) continue;
        if (isArrangement) element.toggleAttribute(arranged, !isUndone);
        if (time === 'picture' && whenPictured) whenPictured(element, marks, () => lift(element, marks));
        else lift(element, marks, isUndone);
      }
    }
  }
};

/** @param isUndone removes the marks. */
export function lift(element: HTMLElement, marks: string, isUndone = false): void {
  for (const mark of marks.split(' ')) {
    const [name = '', value] = mark.split(/[=:]/);
    if (mark.includes(':')) element.style.setProperty(name, isUndone ? '' : `${value}`);
    else if (!value) element.classList.toggle(name, !isUndone);
    else if (isUndone) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
}
