import type { ImageMode } from '../media/image-frame.ts';
import type { LazyImage } from '../media/lazy-image.ts';
import type { ServerState } from '../media/server-state.ts';
import type { Transition } from './transition.ts';

/** A layout of slides and how it shows a change of slide. */
export interface Design {
  readonly name: string;
  /** One slide at a time: controls, keys, autoplay and the carousel roles apply. */
  readonly moves: boolean;
  /** The transition to use if none is asked for; absent if the design has no use for one. */
  readonly transition?: string;
  start(stage: Stage): LiveDesign;
}

/** What the chunk of a design exports. */
export interface DesignModule {
  readonly design: Design;
}

/** What designs and parts work with. */
export interface Tools {
  readonly state: ServerState;
  /** Aborted when the gallery is destroyed. */
  readonly signal: AbortSignal;
  /** The visitor asks for less motion. */
  readonly lessMotion: () => boolean;
  /** Puts a style sheet before the page's own, once, so that a site's rule of equal weight wins. It stays. */
  readonly addStyles: (css: string) => void;
  readonly createImage: (element: HTMLImageElement, options: ImageOptions) => LazyImage;
  /** Calls once when the element comes within 200 px of the view, or at once where lazy loading is off. */
  readonly whenNear: (element: HTMLElement, work: () => void) => void;
}

/** What a design works on. */
export interface Stage extends Tools {
  /** Holds the slides. */
  readonly gallery: HTMLElement;
  readonly slides: readonly HTMLElement[];
  /** The slides' pictures, in their order; null for a slide without one. */
  readonly pictures: readonly (HTMLImageElement | null)[];
  readonly currentIndex: () => number;
  readonly loop: boolean;
  readonly options: DesignOptions;
  readonly transition: Transition | null;
}

export interface ImageOptions {
  readonly mode: ImageMode;
  readonly wholeWidth?: boolean;
  readonly hideText?: boolean;
  readonly position?: 'relative' | 'absolute';
}

export interface LiveDesign {
  /** Gives every slide its place and size; again after a change of size. */
  layout(): void;
  /** Shows the change; answers how many milliseconds that takes. */
  move(previousIndex: number, currentIndex: number): number;
}

/** Options of all designs; each reads its own and has the defaults of spec 1 §9. */
export interface DesignOptions {
  readonly speedSeconds?: number;
  readonly preloadCount?: number;
  /** Height as a percentage of the width; null or absent: as tall as the widest slide needs. */
  readonly aspectPercent?: number | null;
  /** False: the page's CSS gives the height. */
  readonly autoHeight?: boolean;
  /** How images sit in slides that do not say so themselves by `content-fit` or `content-fill`. */
  readonly imageMode?: ImageMode;
  /** Images are asked for in their whole width. */
  readonly wholeWidth?: boolean;
  /** What a click on the current slide does. */
  readonly clickBehavior?: 'next' | 'none';
}
