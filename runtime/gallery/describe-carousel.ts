import type { ServerState } from '../media/server-state.ts';

/**
 * Says what the server's HTML does not: this is a carousel, and which slide of how many each one is, after the carousel
 * pattern of the WAI-ARIA Authoring Practices. Names and roles that the page gives itself are kept.
 */
export function describeCarousel(container: HTMLElement, slides: readonly HTMLElement[], state: ServerState): void {
  const describe = (element: HTMLElement, what: string, name: string): void => {
    // A picture or a link that is itself the slide keeps its own role.
    if (state.keep(element).matches('img,a,video')) return;
    if (!element.hasAttribute('role')) element.setAttribute('role', 'group');
    element.setAttribute('aria-roledescription', what);
    if (!element.hasAttribute('aria-label')) element.setAttribute('aria-label', name);
  };
  describe(container, 'carousel', 'Slideshow');
  slides.forEach((slide, index) => {
    describe(slide, 'slide', `${index + 1} of ${slides.length}`);
  });
}
