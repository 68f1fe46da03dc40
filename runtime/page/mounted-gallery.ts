import type { DesignRow } from '../contract/gallery/designs.ts';
import type { Fields } from '../contract/read.ts';

/** A gallery that is alive on the page: what `SSRuntime.gallery(element)` returns. */
export interface MountedGallery {
  /** 0-based; -1 without slides. */
  readonly currentIndex: number;
  readonly numberOfSlides: number;
  readonly inMotion: boolean;
  next(): void;
  previous(): void;
  /** Negative and too large values wrap round. Spec 1 §4 "Gallery index". */
  goTo(index: number): void;
  /** Starts autoplay. */
  play(): void;
  pause(): void;
  /** The returned function takes the listener off again. */
  on<Name extends keyof GalleryEvents>(name: Name, listener: (detail: GalleryEvents[Name]) => void): () => void;
  /** Lays the slides out anew, for a page that has changed what a gallery cannot see. */
  refresh(): void;
  destroy(): void;
  /** It has been destroyed. */
  readonly ended: boolean;
  /** Galleries that show the same slides: while one of them moves to another index, this one stays. */
  readonly linked: Set<LinkedGallery>;
}

/** Live galleries by every element they may be asked for by (the block's wrapper, its container). */
export interface MountedGalleries extends WeakMap<Element, MountedGallery> {
  /** The gallery that an element is, is in, or holds; null if there is none. Finds none before `registerGallery` brings what does. */
  find(element: unknown): MountedGallery | null;
}

/** What a gallery must know of another that shows the same slides. */
export type LinkedGallery = Pick<MountedGallery, 'currentIndex' | 'inMotion' | 'goTo' | 'on' | 'linked'>;

export interface GalleryEvents {
  readonly currentIndexChange: { readonly previousIndex: number; readonly currentIndex: number };
  readonly reachedEnd: { readonly currentIndex: number };
  readonly reachedBeginning: { readonly currentIndex: number };
}

/**
 * Gives a gallery the layout of a design, which then follows its width by CSS alone; slides that the page's own CSS puts beside
 * one another stay where they are. `data-ss-slides` says what came of it: the design, or `own`. Safe to repeat.
 */
export type LayOut = (gallery: HTMLElement, design: Pick<DesignRow, 'name' | 'boxes'>, options: Fields) => void;
