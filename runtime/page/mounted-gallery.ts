// Part of the boot script.
import type { DesignRow } from '../contract/gallery/design-table.ts';
import type { Fields } from '../contract/read.ts';

/** A mounted gallery, as `SSRuntime.gallery(element)` returns it. */
export interface MountedGallery {
  /** 0-based; -1 without slides. */
  readonly currentIndex: number;
  /** Number of slides. */
  readonly numberOfSlides: number;
  /** Whether a step or a drag is in progress. */
  readonly inMotion: boolean;
  /** Steps to the next slide. */
  next(): void;
  /** Steps to the previous slide. */
  previous(): void;
  /** Negative and too large values wrap round: gallery#index-wraps. */
  goTo(index: number): void;
  /** Starts autoplay. */
  play(): void;
  /** Stops autoplay. */
  pause(): void;
  /** Adds a listener. Returns a function that removes it. */
  on<Name extends keyof GalleryEvents>(name: Name, listener: (detail: GalleryEvents[Name]) => void): () => void;
  /** Lays out the slides again, after a change of the page that a gallery cannot observe. */
  refresh(): void;
  /** Unmounts the gallery. */
  destroy(): void;
  /** `destroy` was called. */
  readonly isDisposed: boolean;
  /** Galleries that show the same slides: while one of them moves to another index, this one stays. */
  readonly linked: Set<LinkedGallery>;
}

/** Mounted galleries by their elements: the wrapper of the block and its container. */
export interface MountedGalleries extends WeakMap<Element, MountedGallery> {
  /** Returns the gallery that an element is, is in, or holds; null without one, and before the first `registerGallery`. */
  find(element: unknown): MountedGallery | null;
}

/** The members of a gallery that another gallery with the same slides uses. */
export type LinkedGallery = Pick<MountedGallery, 'currentIndex' | 'inMotion' | 'goTo' | 'on' | 'linked'>;

/** Events of a gallery, with their details. */
export interface GalleryEvents {
  /** Another slide is current. */
  readonly currentIndexChange: { readonly previousIndex: number; readonly currentIndex: number };
  /** The last slide is current. */
  readonly reachedEnd: { readonly currentIndex: number };
  /** The first slide is current. */
  readonly reachedBeginning: { readonly currentIndex: number };
}

/**
 * Gives a gallery the layout of a design, which then follows its width by CSS alone; slides that the page's CSS places side by
 * side are unchanged. `data-ss-slides` has the result: `own`, or the design and its boxes: `grid rows`. Safe to repeat.
 */
export type LayOut = (gallery: HTMLElement, design: DesignRow, options: Fields) => void;

/** Returns the mounted gallery that an element is, or is in; undefined without one. */
export function galleryAround(element: Element, galleries: WeakMap<Element, MountedGallery>): MountedGallery | undefined {
  for (let outer: Element | null = element; outer; outer = outer.parentElement) {
    const gallery = galleries.get(outer);
    if (gallery) return gallery;
  }
  return undefined;
}

/**
 * Returns the list of a page without galleries. The first `registerGallery` replaces `find`, whose code is not in the boot
 * script.
 */
export function createMountedGalleries(): MountedGalleries {
  const galleries = new WeakMap() as MountedGalleries;
  galleries.find = () => null;
  return galleries;
}

/** Registers a gallery under an element, and installs `find`. */
export function registerGallery(galleries: MountedGalleries, element: Element, gallery: MountedGallery): void {
  galleries.set(element, gallery);
  galleries.find = (wanted) => {
    if (!(wanted instanceof Element)) return null;
    const inner = Array.from(wanted.querySelectorAll('*')).find((part) => galleries.has(part));
    return galleryAround(wanted, galleries) ?? galleries.get(inner ?? wanted) ?? null;
  };
}
