import type { Fields } from '../../contract/read.ts';
import type { Texts } from '../../contract/texts/texts.ts';
import type { ImageFit, LazyImage, ServerState, Size } from '../images/index.ts';
import type { GalleryElements } from './elements.ts';
import type { Slides } from './slides.ts';
import type { Change, Transition, TransitionOptions } from './transition.ts';

/** A layout of slides and how it shows a change of slide. */
export interface Design {
  readonly name: string;
  /** One slide at a time: controls, keys, autoplay and the carousel roles apply. */
  readonly moves: boolean;
  /** Its slides get their places by CSS, before the design is there. */
  readonly isLaidOut?: boolean;
  /** The transition to use if none is asked for; absent if the design has no use for one. */
  readonly transition?: string;
  start(stage: Stage): MountedDesign;
}

/** What the chunk of a design, or of several, exports: each by its name. */
export interface DesignModule {
  readonly designs: Readonly<Record<string, Design>>;
}

/** What designs and parts work with. */
export interface Tools {
  readonly state: ServerState;
  /** Does the work when the gallery is destroyed. */
  readonly onEnd: (work: () => void) => void;
  /** Does the work once, when the browser has nothing better to do; not if the gallery ends before. */
  readonly later: (work: () => void) => void;
  /** The visitor asks for less motion. */
  readonly lessMotion: () => boolean;
  /** Puts a style sheet before the page's own, once, so that a site's rule of equal weight wins. It stays. */
  readonly addStyles: (css: string) => void;
  readonly createImage: (element: HTMLImageElement, options: ImageOptions) => LazyImage;
  /**
   * Calls once when the element comes within 200 px of the view, or at once where lazy loading is off; with the element's box,
   * so that nobody needs to ask for it.
   */
  readonly whenNear: (element: HTMLElement, work: (box: DOMRectReadOnly) => void) => void;
  /** Calls with the size of an element's content box before the next frame, and after each change of it. */
  readonly whenSized: (element: Element, work: (size: Size) => void) => void;
  /** Calls each time before the page is printed. */
  readonly whenPrinted: (work: () => void) => void;
  /** Calls for these types of events, with spaces between, in the element: for such as bubble up to the document. The returned function ends it. */
  readonly listen: (element: Element, types: string, handler: (event: Event) => void) => () => void;
  /** Names things in English, unless the texts of the page's language are here, and anew when they come. */
  readonly inWords: (name: (words: Texts['gallery']) => void) => void;
  /** Names an element for screen readers, unless the page does; a name of ours may change, when the page's language has come. */
  readonly nameIt: (element: Element, name: string) => void;
  /** Text, and with it the gallery, runs from right to left, whether an attribute or the page's CSS says so. */
  readonly rightToLeft: () => boolean;
}

/** What a design works on. */
export interface Stage extends Tools {
  /** Holds the slides. */
  readonly gallery: HTMLElement;
  readonly slides: Slides;
  /** The slides' pictures, in their order; null for a slide without one. Made of all slides when it is first read. */
  readonly pictures: readonly (HTMLImageElement | null)[];
  readonly currentIndex: () => number;
  /** Changes the slide, as a visitor would. */
  readonly goTo: (index: number) => void;
  readonly next: () => void;
  readonly previous: () => void;
  readonly loop: boolean;
  readonly options: DesignOptions;
  readonly transition: Transition | null;
  /** How long a slide stays while the gallery plays. */
  readonly stayMs: number;
  /** Width over height of the box that was reserved for the gallery before its code came; null if none was. */
  readonly reservedRatio: number | null;
  /** Content box of the gallery before anything was changed, as the browser told it: designs do not ask for a layout. */
  readonly size: Size;
}

interface ImageOptions {
  readonly mode: ImageFit;
  readonly wholeWidth?: boolean;
  readonly hideText?: boolean;
  readonly position?: 'relative' | 'absolute';
}

export interface MountedDesign {
  /** Sets every slide's place and size, in a gallery whose content box is so large; again after a change of it. */
  layout(size: Size): void;
  /** Shows the change; the gallery is in motion for as long as the returned motion says. */
  move(previousIndex: number, currentIndex: number, way: Way): SlideMotion;
  /** Makes a slide ready to be seen: a finger is about to pull it into view. */
  ready?(index: number): void;
  /** What a quick swipe does, where it is not a step to the next slide. Designs without it and without a transition take none. */
  swipe?(by: 1 | -1): void;
  /** Takes the slides along with a finger, to the right above 0. Designs without it leave that to their transition. */
  drag?(byPx: number): void;
  /** The finger has left; after a quick swipe on (1) or back (-1), or else 0. */
  drop?(swiped: 1 | -1 | 0): void;
}

/** The animations of a change, or how many milliseconds it takes; none and 0: it is over at once. */
export type SlideMotion = readonly Animation[] | number;

/** How a change of slide has come about. */
export type Way = Pick<Change, 'direction' | 'dragged' | 'velocity'>;

/** Options of all designs; each reads its own and has the defaults of spec 1 §9. */
export interface DesignOptions {
  /** What a block or a template says, as it came: designs that read more than the slideshow find it there. */
  readonly input?: Fields;
  readonly speedSeconds?: number;
  readonly preloadCount?: number;
  /** Height as a percentage of the width; null or absent: as tall as the widest slide needs. */
  readonly aspectPercent?: number | null;
  /** A gallery section: the class names of blocks stay away from it, and its slides wait for attributes. */
  readonly isSection?: boolean;
  /** False: the page's CSS gives the height. */
  readonly autoHeight?: boolean;
  /** Of a carousel: what turns its groups. */
  readonly pagers?: GalleryElements;
  /** How images sit in slides that do not say so themselves by `content-fit` or `content-fill`. */
  readonly imageMode?: ImageFit;
  /** Images are asked for in their whole width. */
  readonly wholeWidth?: boolean;
  readonly transitionOptions?: TransitionOptions;
  /** What a click on the current slide does. */
  readonly clickBehavior?: 'next' | 'none';
}
