import { howShown, minPx, untouched } from './find-hidden.ts';

/** A larger page is not looked through. */
const maxElements = 5000;

/** Returns false where `findHidden` finds nothing; true in doubt, because only some of its rules are tried. */
export function mayHide(document: Document): boolean {
  const elements = [...document.querySelectorAll('*')];
  return elements.length > maxElements || elements.some(isSuspect);
}

function isSuspect(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  if (width < minPx || height < minPx || !howShown(element, getComputedStyle(element))) return false;
  // Html and body may be such elements themselves.
  return !element.closest(`body :is(${untouched})`);
}
