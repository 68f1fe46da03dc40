/** What the browser says of the page at this moment. */
export interface PageSnapshot {
  /** The whole address. */
  readonly url: string;
  readonly path: string;
  /** With its `?`; empty if there is none. */
  readonly queryString: string;
  /** With its `#`; empty if there is none. */
  readonly hash: string;
  readonly referrer: string;
  readonly userAgent: string;
  readonly viewportInnerHeight: number;
  readonly viewportInnerWidth: number;
  readonly screenHeight: number;
  readonly screenWidth: number;
}

export function readPageSnapshot({ location, document, navigator, screen, innerHeight, innerWidth }: Window): PageSnapshot {
  return {
    url: location.href,
    path: location.pathname,
    queryString: location.search,
    hash: location.hash,
    referrer: document.referrer,
    userAgent: navigator.userAgent,
    viewportInnerHeight: innerHeight,
    viewportInnerWidth: innerWidth,
    screenHeight: screen.height,
    screenWidth: screen.width,
  };
}
