import type { DesignOptions } from './design.ts';
import type { GalleryElements } from './elements.ts';
import type { Slides } from './slides.ts';

/** Key codes that move a gallery. Spec 1 §9: 37 and 39. */
export interface GalleryKeys {
  readonly left: number;
  readonly right: number;
}

/** A strip of small pictures under a gallery, one a slide, in the order of the slides. Wild §2. */
interface ThumbnailStrip {
  readonly element: HTMLElement;
  /** 80 where it is not given (our choice: what most blocks say). */
  readonly heightPx: number | null;
  /** Space between the gallery and the pictures; 20 where it is not given (our choice). */
  readonly marginPx: number | null;
  /** Where the current picture stands, as the block says it. */
  readonly alignment: unknown;
}

/** The gallery's runtime attributes (spec 1 §3), and where it stands on the page. */
export interface GalleryOptions {
  /** Holds the gallery and its controls: the root of the carousel. */
  readonly container: HTMLElement;
  /** Holds the slides. */
  readonly gallery: HTMLElement;
  readonly slides: Slides;
  readonly design: string;
  readonly designOptions?: DesignOptions;
  /** The design's own by default. */
  readonly transition?: string;
  readonly autoplay?: boolean;
  readonly autoplayOptions?: {
    /** Any other slide instead of the next one. */
    readonly randomize?: boolean;
    /** 5000 by default. Spec 1 §9. */
    readonly timeoutMs?: number;
    /** A pointer that rests over one of these holds autoplay; by default over the container or a control. */
    readonly pauseOnMouseover?: readonly Element[];
  };
  readonly currentIndex?: number;
  readonly elements?: GalleryElements;
  /** Writes the current slide into the address and reads it from there. */
  readonly historyHash?: boolean;
  /** Full url of the collection that the slides belong to, for the address. */
  readonly collectionUrl?: string;
  /** On by default (our choice). */
  readonly keyboard?: boolean;
  readonly keys?: GalleryKeys;
  /** On by default (our choice): pictures come when they are near the view and near the current slide. */
  readonly lazyLoad?: boolean;
  /** Off by default (our choice). */
  readonly loop?: boolean;
  /** Click-through addresses open in a window of their own. */
  readonly newWindow?: boolean;
  /** On by default: a gallery that plays has a button that pauses it. */
  readonly hasPlayButton?: boolean;
  /** Titles and descriptions of slides stay out of sight. */
  readonly hideMeta?: boolean;
  readonly thumbnails?: ThumbnailStrip | undefined;
  /** On by default (our choice). */
  readonly refreshOnResize?: boolean;
  /** On by default (our choice). A turned device is a resize as well: it matters where `refreshOnResize` is off. */
  readonly refreshOnOrientationChange?: boolean;
  readonly onDestroy?: () => void;
  /** Called when all code is there, before anything is measured. */
  readonly onStart?: () => void;
}
