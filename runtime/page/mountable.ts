import type { LayOut } from './mounted-gallery.ts';
import type { Page } from './page.ts';

/** What a visitor must see of a block at rest, so that it counts as alive. */
export interface Looks {
  /** Selector of the contents of which one must be seen; any text, picture or control where it is left out. */
  readonly content?: string;
  /** It shows its contents in turn, as galleries and menus do: a block inside it is not at fault where it is not seen. */
  readonly inTurn?: true;
}

/** A block or an overlay that is mounted on the page. */
export interface Mounted {
  /** Removes everything that the mount added. */
  dispose(): void;
  /** What it turned out to be, where its definition's `kind` does not say. */
  readonly kind?: string;
  /** The same of its `looks`. */
  readonly looks?: Looks | null;
  /** It has disposed of itself: the next `initialize` mounts the element again. */
  readonly isDisposed?: boolean;
}

/** What the chunk of a block or an overlay exports. */
export interface Mountable {
  /** Mounts the element in the box that was reserved for it. May throw; the caller reports it and leaves the page as it was. */
  mount(element: HTMLElement, page: Page): Mounted | Promise<Mounted>;
}

/** Where blocks of a kind are found. Light: part of the boot script. */
export interface BlockPlace {
  readonly selector: string;
  /**
   * Gives the server's HTML the box that the mounted block will have, so that nothing moves when it comes; slides by the page's `layOut`.
   * Safe to repeat.
   */
  readonly reserve?: (element: HTMLElement, layOut: LayOut) => void;
}

/** A kind of block: when it is mounted, and how its code is fetched. Light: its code is elsewhere. */
export interface BlockKind {
  /** The value of `data-ss-block` once the block is mounted. */
  readonly kind: string;
  /** `load`: at once; `visible`: when it comes near the view; `idle`: when the browser has nothing better to do. */
  readonly when: 'load' | 'visible' | 'idle';
  /** How near is near; 200 px where nothing is said. */
  readonly marginPx?: number;
  /** null: it has no looks of its own, or is hidden until the visitor wants it; it counts as alive unseen. Any content of it where it is left out. */
  readonly looks?: Looks | null;
  /** It helps other kinds on the same element, and never marks that as alive. */
  readonly isHelper?: true;
  readonly load: (page: Page, element: HTMLElement) => Promise<Mountable>;
}

/** A kind of block, and where it is found. */
export interface BlockDefinition extends BlockPlace, BlockKind {}
