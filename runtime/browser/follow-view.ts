import { pageWide } from './page-wide.ts';

/** Knows which of the elements that it follows are in view right now, as the browser told it: nobody asks for a layout. */
export interface ViewFollower {
  /** `box`: where the element was a moment ago, as far as that is known already. */
  follow(element: Element, box?: DOMRectReadOnly): void;
  leave(element: Element): void;
  has(element: Element): boolean;
}

declare module './page-wide.ts' {
  interface PageWide {
    readonly viewFollower: ViewFollower;
  }
}

/** The one of the page: one observer for all elements. */
export const followView = (): ViewFollower => pageWide('viewFollower', createViewFollower);

function createViewFollower(): ViewFollower {
  const inView = new WeakSet<Element>();
  let observer: IntersectionObserver | undefined;
  return {
    follow(element, box) {
      if (box && box.bottom > 0 && box.top < innerHeight) inView.add(element);
      observer ??= new IntersectionObserver((entries) => {
        for (const { target, isIntersecting } of entries) inView[isIntersecting ? 'add' : 'delete'](target);
      });
      observer.observe(element);
    },
    leave: (element) => observer?.unobserve(element),
    has: (element) => inView.has(element),
  };
}
