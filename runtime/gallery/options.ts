import { galleryLimits } from '../contract/limits.ts';
import type { GalleryElements } from './controls.ts';
import type { DesignOptions } from './designs/design.ts';
import type { LinkedGallery } from './index-state.ts';
import { defaultKeys, type GalleryKeys } from './keyboard.ts';
import type { ThumbnailStrip } from './thumbnails.ts';

/** The gallery's runtime attributes. Spec 1 §3 "Gallery runtime attributes". */
export interface GalleryOptions {
  /** Holds the gallery and its controls: the root of the carousel. */
  readonly container: HTMLElement;
  /** Holds the slides. */
  readonly gallery: HTMLElement;
  readonly slides: readonly HTMLElement[];
  readonly design: string;
  readonly designOptions: DesignOptions;
  /** Null: the design's own. */
  readonly transition: string | null;
  readonly autoplay: boolean;
  readonly autoplayOptions: {
    readonly randomize: boolean;
    readonly timeoutMs: number;
    readonly pauseOnMouseover: readonly Element[];
  };
  readonly currentIndex: number;
  readonly elements: GalleryElements;
  /** Writes the current slide into the address and reads it from there. */
  readonly historyHash: boolean;
  /** Full url of the collection that the slides belong to. */
  readonly collectionUrl: string;
  readonly keyboard: boolean;
  readonly keys: GalleryKeys;
  readonly lazyLoad: boolean;
  readonly linkedGalleries: readonly LinkedGallery[];
  readonly loop: boolean;
  /** Click-through addresses open in a window of their own. */
  readonly newWindow: boolean;
  readonly thumbnails: ThumbnailStrip | null;
  /** Leaves titles and descriptions of slides out of sight. */
  readonly hideMeta: boolean;
  readonly onDestroy: () => void;
  readonly refreshOnResize: boolean;
  readonly refreshOnOrientationChange: boolean;
}

/** What is not given; the specification names these attributes but not all of their defaults (then: our choice). */
export const defaultGalleryOptions = {
  designOptions: {},
  transition: null,
  autoplay: false,
  autoplayOptions: { randomize: false, timeoutMs: galleryLimits.autoplayTimeoutMs, pauseOnMouseover: [] },
  currentIndex: 0,
  elements: { next: [], previous: [], currentIndex: [], totalSlides: [], controls: [] },
  historyHash: false,
  collectionUrl: '',
  keyboard: true,
  keys: defaultKeys,
  lazyLoad: true,
  linkedGalleries: [],
  loop: false,
  newWindow: false,
  thumbnails: null,
  hideMeta: false,
  onDestroy: () => {},
  refreshOnResize: true,
  refreshOnOrientationChange: true,
} as const satisfies Partial<GalleryOptions>;
