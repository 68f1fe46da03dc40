import type { Page } from './page.ts';

/** Something alive on the page. */
export interface Live {
  /** Takes everything back that the mount brought. */
  destroy(): void;
  /** It has been taken back by its own `destroy`: the next initialise brings the element to life again. */
  readonly ended?: boolean;
}

/** What the chunk of a block or an overlay exports. */
export interface Mountable {
  /**
   * Brings the element to life. May throw; the caller reports it and leaves the page as it was. `unreserve` takes back the
   * box that was reserved for it, if there was one.
   */
  mount(element: HTMLElement, page: Page, unreserve?: () => void): Live | Promise<Live>;
}
