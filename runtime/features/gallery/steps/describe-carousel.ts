import type { Texts } from '../../../contract/texts/texts.ts';
import type { Tools } from '../design.ts';

/**
 * Says what the server's HTML does not: this is a carousel, or a slide of one, and its name, after the carousel pattern of the
 * WAI-ARIA Authoring Practices. Names and roles that the page gives itself are kept.
 */
export function describeAs(
  what: 'carousel' | 'slide',
  element: HTMLElement,
  name: string,
  words: Texts['gallery'],
  { state, nameIt }: Pick<Tools, 'state' | 'nameIt'>,
): void {
  // A picture or a link that is itself the slide keeps its own role.
  if (state.keep(element).matches('img,a,video')) return;
  if (!element.hasAttribute('role')) element.setAttribute('role', 'group');
  element.setAttribute('aria-roledescription', words[what]);
  element.dataset.ssDescribed = what;
  nameIt(element, name);
}
