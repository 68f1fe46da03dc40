/** For what must be seen, also where the page hides what it does not know. Scripts and style sheets are never seen. */
export function keepShown(element: HTMLElement): void {
  if (element.matches('script,style,template')) return;
  if (getComputedStyle(element).display === 'none') element.style.setProperty('display', 'block', 'important');
}
