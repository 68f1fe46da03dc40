import { pageWide } from './page-wide.ts';

/** Tracks which elements are in view by the browser's reports, without forcing a layout. */
export interface ViewFollower {
  /** @param box a recent box of the element, which is used until the browser reports. */
  follow(element: Element, box?: DOMRectReadOnly): void;
  unfollow(element: Element): void;
  has(element: Element): boolean;
}

declare module './page-wide.ts' {
  interface PageWide {
    readonly viewFollower: ViewFollower;
  }
}

/** Returns the page's follower, which has one observer for all elements. */
export const followView = (): ViewFollower => pageWide('viewFollower', createViewFollower);

function createViewFollower(): ViewFollower {
  const inView = new WeakSet<Element>();
  let observer: IntersectionObserver | undefined;
  return {
    follow(element, box) {
      if (box && box.bottom > 0 && box.top < innerHeight) inView.add(element);
      observer ??= new IntersectionObserver((entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inView.add(target);
          else inView.delete(target);
        }
      });
      observer.observe(element);
    },
    unfollow: (element) => observer?.unobserve(element),
    has: (element) => inView.has(element),
  };
}
