import type { ChunkExports, Chunks } from '../browser/load-chunk.ts';
import type { LayOut } from './mounted-gallery.ts';
import type { Page } from './page.ts';

/** The contents of a block, one of which a visitor must see without an action (site#block-seen). */
export interface VisibleContent {
  /** Any text, picture or control of the block where it is left out. */
  readonly selector?: string;
  /** The block shows its contents in turn, as galleries and menus do: blocks inside it are not judged. */
  readonly inTurn?: true;
}

/** A block or an overlay that is mounted on the page. */
export interface Mounted {
  /** Removes everything that the mount added. */
  dispose(): void;
  /** The value of `data-ss-block`, where it is not the `kind` of the definition. */
  readonly kind?: string;
  /** The block's `content`, where it is not that of the definition. */
  readonly content?: VisibleContent | null;
  /** The block has disposed of itself: the next `initialize` mounts the element again. */
  readonly isDisposed?: boolean;
}

/** The exports of a chunk that mounts blocks or an overlay. */
export interface Mountable {
  /**
   * Mounts the element in the box that was reserved for it. May throw; the caller reports it and leaves the page as it was.
   * @param kind of the component, for chunks that mount several.
   */
  mount(element: HTMLElement, page: Page, kind?: string): Mounted | Promise<Mounted>;
}

/** Names of the chunks that mount blocks. */
type MountableChunk = {
  [Name in keyof ChunkExports]: ChunkExports[Name] extends Mountable ? Name : never;
}[keyof ChunkExports];

/** Where blocks of a kind are found; part of the boot script. */
export interface BlockPlace {
  readonly selector: string;
  /**
   * Gives the server's HTML the box that the mounted block will have, slides by the page's `layOut`, and fetches the chunks that
   * its data ask for. Safe to repeat.
   */
  readonly reserve?: (element: HTMLElement, layOut: LayOut, prefetch: Chunks['prefetch']) => void;
}

/** When blocks of a kind are mounted, and by which chunk. */
interface BlockKind {
  /** The value of `data-ss-block` of a mounted block. */
  readonly kind: string;
  /** `load`: at once; `idle`: when the browser is idle; when the block is near the view, if `when` is left out. */
  readonly when?: 'load' | 'idle';
  /** The distance from the view that counts as near; 200 px where it is left out. */
  readonly marginPx?: number;
  /** null: the block has no content of its own, or hides it until the visitor wants it; it is never judged. */
  readonly content?: VisibleContent | null;
  /** Helps other kinds on the same element, and never marks the element as mounted. */
  readonly isHelper?: true;
  readonly chunk?: MountableChunk;
  /** In place of `chunk`, for a block that does more than load a chunk. */
  readonly load?: (page: Page, element: HTMLElement) => Promise<Mountable>;
}

export interface BlockDefinition extends BlockPlace, BlockKind {}

/** An element of a page that names its controller or matches a selector; it may be several components. */
export interface ComponentDefinition {
  readonly kind: string;
  /** One of the names in `data-controller`, or several of which each is enough. */
  readonly controller?: string | readonly string[];
  readonly selector?: string;
  /** As for `BlockKind`. */
  readonly content?: VisibleContent | null;
  readonly chunk: MountableChunk;
}

/**
 * The error of a mount whose block stays as the server sent it, because of its data. It is not reported. site#block-skipped
 * @param code short and stable; the value of `data-ss-block-error`.
 */
export const blockSkipped = (code: string): Error => Object.assign(new Error(), { name: 'BlockSkipped', code });

/** Compares names, because each chunk has a copy of this module. */
export const isBlockSkipped = (error: unknown): boolean => error instanceof Error && error.name === 'BlockSkipped';

/** An overlay of the page. The decision to show it is part of the boot script; its view is a chunk. */
export interface Overlay {
  /** Shows the overlay if it is wanted and not shown; safe to repeat. Settles, never rejects, when it is shown or given up. */
  initialize(): Promise<void>;
  dispose(): void;
}

/** A mounted object that scripts of the page receive, for which `dispose` has its public name as well. */
export interface Destroyable {
  /** The same as `dispose`. */
  destroy(): void;
}

/** Returns the object with `destroy` added. */
export const withDestroy = <Handle extends Mounted>(mounted: Handle): Handle & Destroyable =>
  Object.assign(mounted, { destroy: () => mounted.dispose() });
