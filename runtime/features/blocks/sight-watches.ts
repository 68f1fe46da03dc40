/** A block that waits until it is near the view. */
export interface SightWatch {
  /**
   * Settles after the browser's first report (and after `onSeen`, if the block is near the view then), or when the watch is
   * cancelled.
   */
  readonly judged: Promise<void>;
  cancel(): void;
}

export interface Sighted {
  readonly element: HTMLElement;
  readonly marginPx: number;
  /**
   * Runs once, when the element is within the margin of the view, or when the page is printed; at once without an
   * IntersectionObserver.
   */
  onSeen(): void;
  /** Runs before `onSeen` when the page is printed. */
  beforePrint(): void;
}

interface Watched {
  readonly element: HTMLElement;
  report(isNear: boolean): void;
}

/**
 * Returns a function that watches a block. One observer watches all blocks of a margin, because each costs as much as the rest of
 * a wait.
 */
export function createSightWatches(): (sighted: Sighted) => SightWatch {
  const observers = new Map<number, ReturnType<typeof createObserver>>();
  const printers = new Set<() => void>();
  addEventListener('beforeprint', () => {
    for (const print of [...printers]) print();
  });
  return ({ element, marginPx, onSeen, beforePrint }) => {
    if (typeof IntersectionObserver !== 'function') {
      onSeen();
      return { judged: Promise.resolve(), cancel() {} };
    }
    const observe = observers.get(marginPx) ?? createObserver(marginPx);
    observers.set(marginPx, observe);
    let settle = (): void => {};
    const judged = new Promise<void>((resolve) => {
      settle = resolve;
    });
    const end = (): void => {
      stop();
      printers.delete(print);
    };
    const cancel = (): void => {
      end();
      settle();
    };
    const print = (): void => {
      cancel();
      beforePrint();
      onSeen();
    };
    printers.add(print);
    const stop = observe({
      element,
      report(isNear) {
        if (isNear) end();
        if (isNear) onSeen();
        settle();
      },
    });
    return { judged, cancel };
  };
}

/** Returns a function that reports whether an element is within the margin of the view, and again after each change. */
function createObserver(marginPx: number): (watched: Watched) => () => void {
  /** By observed element: an element may be a block of several kinds. */
  const all = new WeakMap<Element, Set<Watched>>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        const isContents = !boundingClientRect.width && getComputedStyle(target).display === 'contents';
        for (const watched of [...(all.get(target) ?? [])]) {
          // An element without a box (`display: contents`) has the place of its children.
          if (isContents && target === watched.element) for (const child of target.children) add(child, watched);
          watched.report(isIntersecting);
        }
      }
    },
    { rootMargin: `${marginPx}px` },
  );
  const add = (target: Element, watched: Watched): void => {
    all.set(target, (all.get(target) ?? new Set()).add(watched));
    // Observing again reports to the new one.
    observer.unobserve(target);
    observer.observe(target);
  };
  return (watched) => {
    const { element } = watched;
    add(element, watched);
    return () => {
      for (const target of [element, ...element.children]) {
        const own = all.get(target);
        own?.delete(watched);
        if (own?.size === 0) observer.unobserve(target);
      }
    };
  };
}
