import { parentOf } from '../elements.ts';
import { accessibleName, childrenOf, isShown, visibleText } from './elements.ts';
import type { FoundControl } from './found.ts';
import { kindOf } from './kinds.ts';

const pressable = 'button,a,summary,[role=button],[role=link],input[type=button],input[type=submit],[onclick]';
const choosable = 'input[type=checkbox],input[type=radio],[role=switch],[role=checkbox],[aria-pressed]';
const maxElements = 4000;
const maxControls = 150;

/** Whether an element without a control's markup is drawn as one: the mouse becomes a hand on it. */
const isHand = (element: Element): boolean => {
  if (getComputedStyle(element).cursor !== 'pointer' || element.closest('label')) return false;
  const parent = parentOf(element);
  return !parent || getComputedStyle(parent).cursor !== 'pointer';
};
/** Whether a choice is on. */
export const isOn = (input: HTMLElement): boolean =>
  input instanceof HTMLInputElement
    ? input.checked
    : (input.getAttribute('aria-checked') ?? input.getAttribute('aria-pressed')) === 'true';
/** Returns the visible part of a choice: many boxes are transparent over their label. */
const shownPart = (input: HTMLElement): HTMLElement | null => {
  const labels = [...((input as Partial<HTMLInputElement>).labels ?? [])];
  return [input, ...labels, input.parentElement].find((part) => part && isShown(part)) ?? null;
};
const controlOf = (element: HTMLElement): FoundControl | null => {
  if (element.matches(choosable)) {
    const part = shownPart(element);
    return part && { element: part, kind: 'choice', isWeak: false, input: element };
  }
  if (!isShown(element)) return null;
  const isMarked = element.matches(pressable);
  if (!isMarked && !(element.tabIndex >= 0 && element.hasAttribute('tabindex')) && !isHand(element)) return null;
  const text = visibleText(element, 200) || accessibleName(element);
  // A focusable box around text and buttons is no control.
  if (!isMarked && (text.length > 60 || element.querySelector(pressable))) return null;
  const target = element.getAttribute('href');
  const isPageLink = target !== null && target !== '' && !/^(#|javascript:)/i.test(target);
  const { kind, isWeak } = kindOf(text, isPageLink);
  // Such a link leads away from the page.
  return { element, kind: isPageLink && kind === 'settings' ? 'other' : kind, isWeak, input: null };
};

/** Finds the controls of a box. */
export function controlsIn(box: Element): readonly FoundControl[] {
  const found: FoundControl[] = [];
  let count = 0;
  const search = (node: Node) => {
    if (++count > maxElements || found.length >= maxControls) return;
    if (node !== box && node instanceof HTMLElement) {
      const control = controlOf(node);
      if (control) found.push(control);
      if (control && control.kind !== 'choice') return;
    }
    for (const child of childrenOf(node)) if (child instanceof Element) search(child);
  };
  search(box);
  return found;
}
