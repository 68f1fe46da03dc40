import { type PlatformState, platformStates } from '../../contract/site/platform-states.ts';
import type { LiftStates } from '../../page/page.ts';

/** Elements that name code of their own. */
const owners = '[data-controller],.sqs-block';
/** On what is arranged without its code. */
const arranged = 'data-ss-arranged';

/** Sets the platform's states, by the table. Light: part of the boot script. */
export const liftStates: LiftStates = (root, stage) => {
  for (const state of platformStates) {
    const isArrangement = state.when === 'failed';
    const isUndone = stage === 'retry';
    if (isArrangement ? stage !== 'failed' && !isUndone : isUndone || (stage === 'start' && state.when !== stage)) continue;
    const elements = [...root.querySelectorAll<HTMLElement>(state.selector)];
    const around = root instanceof Element && root.closest<HTMLElement>(state.selector);
    if (around) elements.push(around);
    for (const element of elements) {
      // What names other code is left to that.
      if (isArrangement && root !== element && root instanceof Element && element.closest(owners) !== root) continue;
      if (isUndone && !element.hasAttribute(arranged)) continue;
      if (isArrangement) element.toggleAttribute(arranged, !isUndone);
      if (state.when === 'picture' && stage === 'mount') whenPictured(element, () => lift(element, state));
      else lift(element, state, isUndone);
    }
  }
};

function lift(element: HTMLElement, { classes, attributes, style }: PlatformState, isUndone = false): void {
  for (const name of classes?.split(' ') ?? []) element.classList.add(name);
  for (const name in attributes)
    if (isUndone) element.removeAttribute(name);
    else element.setAttribute(name, attributes[name] as string);
  for (const declaration of style?.split(';') ?? []) {
    const [name, value] = declaration.split(':') as [string, string];
    element.style.setProperty(name, isUndone ? '' : value);
  }
}

/** Calls once the element's first picture has come or failed, at once where it holds none: a second one may show only under the pointer. */
function whenPictured(element: HTMLElement, callback: () => void): void {
  const image = element instanceof HTMLImageElement ? element : element.querySelector('img');
  const check = () => {
    if (image && !(image.currentSrc && image.complete)) return false;
    for (const name of ['load', 'error']) element.removeEventListener(name, check, true);
    callback();
    return true;
  };
  // Both do not bubble: they are caught on their way down.
  if (!check()) for (const name of ['load', 'error']) element.addEventListener(name, check, true);
}
