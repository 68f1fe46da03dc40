/** For what must be seen, also where the page hides what it does not know. */
export function keepShown(element: HTMLElement): void {
  if (getComputedStyle(element).display === 'none') element.style.setProperty('display', 'block', 'important');
}
