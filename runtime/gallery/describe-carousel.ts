import type { ServerState } from '../media/server-state.ts';

/**
 * Says what the server's HTML does not: this is a carousel, or a slide of one, and its name, after the carousel pattern of the
 * WAI-ARIA Authoring Practices. Names and roles that the page gives itself are kept.
 */
export function describeAs(what: 'carousel' | 'slide', element: HTMLElement, name: string, state: ServerState): void {
  // A picture or a link that is itself the slide keeps its own role.
  if (state.keep(element).matches('img,a,video')) return;
  if (!element.hasAttribute('role')) element.setAttribute('role', 'group');
  element.setAttribute('aria-roledescription', what);
  if (!element.hasAttribute('aria-label')) element.setAttribute('aria-label', name);
}
