import type { Page } from './page.ts';

/** Something alive on the page. */
export interface Live {
  /** Takes everything back that the mount brought. Called once. */
  destroy(): void;
}

/** What the chunk of a block or an overlay exports. */
export interface Mountable {
  /**
   * Brings the element to life. May throw; the caller reports it and leaves the page as it was. `unreserve` takes back the
   * box that was reserved for it, if there was one.
   */
  mount(element: HTMLElement, page: Page, unreserve?: () => void): Live | Promise<Live>;
}
