import type { ServerState } from '../media/server-state.ts';

export interface CarouselDescription {
  /** Changes of slide are read out, politely, unless they come by themselves. */
  setRotating(rotating: boolean): void;
}

/**
 * Says what the server's HTML does not: this is a carousel, and which slide of how many each one is, after the carousel
 * pattern of the WAI-ARIA Authoring Practices. Names and roles that the page gives itself are kept.
 */
export function describeCarousel(
  container: HTMLElement,
  gallery: HTMLElement,
  slides: readonly HTMLElement[],
  state: ServerState,
): CarouselDescription {
  setIfAbsent(state.keep(container), 'role', 'group');
  container.setAttribute('aria-roledescription', 'carousel');
  if (!container.hasAttribute('aria-labelledby')) setIfAbsent(container, 'aria-label', 'Slideshow');
  slides.forEach((slide, index) => {
    // A picture or a link that is itself the slide keeps its own role.
    if (state.keep(slide).matches('img, a, video')) return;
    setIfAbsent(slide, 'role', 'group');
    slide.setAttribute('aria-roledescription', 'slide');
    setIfAbsent(slide, 'aria-label', `${index + 1} of ${slides.length}`);
  });
  state.keep(gallery);
  return {
    setRotating(rotating) {
      gallery.setAttribute('aria-live', rotating ? 'off' : 'polite');
    },
  };
}

function setIfAbsent(element: Element, name: string, value: string): void {
  if (!element.hasAttribute(name)) element.setAttribute(name, value);
}
