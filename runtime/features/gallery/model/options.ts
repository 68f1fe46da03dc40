import type { Fields } from '../../../contract/read.ts';
import type { ImageFit } from '../../images/index.ts';
import type { Slides } from './slides.ts';
import type { TransitionOptions } from './transition.ts';

/** The server's elements around a gallery; a role may have any number of elements. */
export interface GalleryElements {
  readonly next?: readonly HTMLElement[];
  readonly previous?: readonly HTMLElement[];
  /** Show the number of the current slide, counted from 1. */
  readonly currentIndex?: readonly HTMLElement[];
  readonly totalSlides?: readonly HTMLElement[];
  /** Contain the controls, or one control for each slide; hidden where there is nothing to control. */
  readonly controls?: readonly HTMLElement[];
}

/** Key codes that move a gallery. */
export interface GalleryKeys {
  readonly left: number;
  readonly right: number;
}

/** A strip of small pictures under a gallery: one for each slide, in the order of the slides. */
interface ThumbnailStrip {
  readonly element: HTMLElement;
  /** 80 px by default: gallery#thumbnails. */
  readonly heightPx: number | null;
  /** Space between the gallery and the pictures; 20 px by default. */
  readonly marginPx: number | null;
  /** Alignment of the current picture, as the block writes it. */
  readonly alignment: unknown;
}

/** Options of all designs; each design reads those that apply to it, and has its own defaults. */
export interface DesignOptions {
  /** The raw options of a block or a template, for designs that read more than a slideshow does. */
  readonly input?: Fields;
  readonly speedSeconds?: number;
  readonly preloadCount?: number;
  /** Height as a percentage of the width; null or absent: as high as the widest slide needs. */
  readonly aspectPercent?: number | null;
  /** The gallery is a section: it gets none of the class names of blocks, and the page's CSS selects its slides by attributes. */
  readonly isSection?: boolean;
  /** False if the page's CSS gives the height. */
  readonly autoHeight?: boolean;
  /** Controls that turn the groups of a carousel. */
  readonly pagers?: GalleryElements;
  /** Fit of images in slides that have neither `content-fit` nor `content-fill`. */
  readonly imageMode?: ImageFit;
  /** Images are requested in their whole width. */
  readonly wholeWidth?: boolean;
  readonly transitionOptions?: TransitionOptions;
  /** Effect of a click on the current slide. */
  readonly clickBehavior?: 'next' | 'none';
}

/** The attributes of a gallery, and its elements on the page. Defaults: gallery#engine-defaults. */
export interface GalleryOptions {
  /** Contains the gallery and its controls: the root of the carousel. */
  readonly container: HTMLElement;
  /** Contains the slides. */
  readonly gallery: HTMLElement;
  readonly slides: Slides;
  readonly design: string;
  readonly designOptions?: DesignOptions;
  /** The design's own transition by default. */
  readonly transition?: string;
  readonly autoplay?: boolean;
  readonly autoplayOptions?: {
    /** Shows a random slide instead of the next one. */
    readonly randomize?: boolean;
    /** 5000 by default: gallery#autoplay-time. */
    readonly timeoutMs?: number;
    /** Elements under the pointer that suspend autoplay; the container and the controls by default. */
    readonly pauseOnMouseover?: readonly Element[];
  };
  readonly currentIndex?: number;
  readonly elements?: GalleryElements;
  /** Writes the current slide into the address and reads it from there. */
  readonly historyHash?: boolean;
  /** Full url of the collection that the slides belong to, for the address. */
  readonly collectionUrl?: string;
  /** On by default. */
  readonly keyboard?: boolean;
  readonly keys?: GalleryKeys;
  /** On by default: pictures load near the view and near the current slide. */
  readonly lazyLoad?: boolean;
  /** Off by default. */
  readonly loop?: boolean;
  /** Click-through addresses open in a new window. */
  readonly newWindow?: boolean;
  /** On by default: a gallery that plays has a button that pauses it. */
  readonly hasPlayButton?: boolean;
  /** Hides titles and descriptions of slides. */
  readonly hideMeta?: boolean;
  readonly thumbnails?: ThumbnailStrip | undefined;
  /** On by default. */
  readonly refreshOnResize?: boolean;
  /** On by default. A turned device is a resize as well, so this matters only where `refreshOnResize` is off. */
  readonly refreshOnOrientationChange?: boolean;
  readonly onDispose?: () => void;
  /** Runs once all code is loaded, before the gallery is measured. */
  readonly onStart?: () => void;
}
