/** Small helpers for elements that are added to a form. */

/** Returns an id that no element of the document has; a form may be on a page twice. */
export function freeId(document: Document, base: string): string {
  let number = 1;
  while (document.getElementById(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
}

/** Adds an id to the `aria-describedby` of a control. */
export function addDescription(control: Element, id: string): void {
  control.setAttribute('aria-describedby', [id, ...otherDescriptions(control, id)].join(' '));
}

/** Removes an id from the `aria-describedby` of a control. */
export function removeDescription(control: Element, id: string): void {
  const others = otherDescriptions(control, id);
  if (others.length > 0) control.setAttribute('aria-describedby', others.join(' '));
  else control.removeAttribute('aria-describedby');
}

const otherDescriptions = (control: Element, id: string): readonly string[] =>
  (control.getAttribute('aria-describedby') ?? '').split(/\s+/).filter((each) => each && each !== id);

/** Hides an element from sight but not from screen readers. Inline, because most forms need no style sheet otherwise. */
export function hideVisually({ style }: HTMLElement): void {
  style.cssText +=
    ';position:absolute;width:1px;height:1px;margin:-1px;padding:0;border:0;overflow:hidden;clip-path:inset(50%);white-space:nowrap';
}

/** Shows an element that the page's styles hide, forms#visible-errors. Scripts and style sheets stay hidden. */
export function keepShown(element: HTMLElement): void {
  if (element.matches('script,style,template')) return;
  if (getComputedStyle(element).display === 'none') element.style.setProperty('display', 'block', 'important');
}

/** Moves the focus to a text, so that screen readers read it. Sighted visitors see the text, and only controls have a ring. */
export function focusText(element: HTMLElement): void {
  element.tabIndex = -1;
  element.style.outline = 'none';
  element.focus();
}
