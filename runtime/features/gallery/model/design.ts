import type { Texts } from '../../../contract/texts/texts.ts';
import type { ImageFit, LazyImage, ServerState, Size } from '../../images/index.ts';
import type { DesignOptions } from './options.ts';
import type { Slides } from './slides.ts';
import type { Change, Transition } from './transition.ts';

/** A layout of slides, with its way to show a change of slide. */
export interface Design {
  readonly name: string;
  /** Shows one slide at a time: controls, keys, autoplay and the carousel roles apply. */
  readonly moves: boolean;
  /** Name of the default transition; absent if the design uses no transition. */
  readonly transition?: string;
  start(stage: Stage): MountedDesign;
}

/** Exports of a chunk with designs: each design under its name. */
export interface DesignModule {
  readonly designs: Readonly<Record<string, Design>>;
}

/** Functions that designs and add-ons of a gallery share. */
export interface Tools {
  readonly state: ServerState;
  /** Runs `disposer` when the gallery is disposed. */
  readonly onDispose: (disposer: () => void) => void;
  /** Runs `callback` once when the browser is idle, unless the gallery is disposed before. */
  readonly whenIdle: (callback: () => void) => void;
  /** Runs the callback of a pressed control: at once, or at the end of a motion, and of several the last. gallery#press-waits */
  readonly press: (callback: () => void) => void;
  /** Returns whether the visitor prefers less motion. */
  readonly prefersReducedMotion: () => boolean;
  /** Adds a style sheet before the page's own, once, so that a site's rule of equal weight wins. The sheet stays. */
  readonly addStyles: (css: string) => void;
  readonly createImage: (element: HTMLImageElement, options: ImageOptions) => LazyImage;
  /**
   * Runs `callback` once when the element is within 200 px of the view, or immediately where lazy loading is off. Passes the
   * element's box, so that callers do not measure it.
   */
  readonly whenNear: (element: HTMLElement, callback: (box: DOMRectReadOnly) => void) => void;
  /** Runs `callback` with the size of an element's content box before the next frame, and after each change of it. */
  readonly whenSized: (element: Element, callback: (size: Size) => void) => void;
  /** Runs `callback` each time before the page is printed. */
  readonly beforePrint: (callback: () => void) => void;
  /**
   * Listens to events in the element. `types` are names separated by spaces, of events that bubble up to the document. Returns a
   * function that removes the listener.
   */
  readonly listen: (element: Element, types: string, handler: (event: Event) => void) => () => void;
  /** Runs `callback` with the English texts, or those of the page's language, and again once the latter are loaded. */
  readonly withStrings: (callback: (strings: Texts['gallery']) => void) => void;
  /** Sets the `aria-label` of an element, unless the page has set one. Replaces a label that the runtime has set. */
  readonly setLabel: (element: Element, label: string) => void;
  /** Returns whether the gallery's text runs from right to left. */
  readonly isRightToLeft: () => boolean;
}

/** Elements, state and tools of a gallery that a design uses. */
export interface Stage extends Tools {
  /** Contains the slides. */
  readonly gallery: HTMLElement;
  readonly slides: Slides;
  /** The slides' pictures in order, null for a slide without one. Created for all slides on first access. */
  readonly pictures: readonly (HTMLImageElement | null)[];
  readonly currentIndex: () => number;
  /** Changes the slide like a visitor's step. */
  readonly goTo: (index: number) => void;
  readonly next: () => void;
  readonly previous: () => void;
  readonly loop: boolean;
  readonly options: DesignOptions;
  readonly transition: Transition | null;
  /** Time between two changes while the gallery plays. */
  readonly stayMs: number;
  /** Width over height of the box that was reserved before the code was loaded; null without such a box. */
  readonly reservedRatio: number | null;
  /** Content box of the gallery before the design changes it, reported by an observer, so that designs measure nothing. */
  readonly size: Size;
}

interface ImageOptions {
  readonly mode: ImageFit;
  readonly wholeWidth?: boolean;
  readonly hideText?: boolean;
  readonly position?: 'relative' | 'absolute';
}

export interface MountedDesign {
  /** Sets place and size of every slide for a content box of this size; called again after a change of it. */
  layout(size: Size): void;
  /** Shows the change. The gallery is in motion for as long as the returned motion lasts. */
  move(previousIndex: number, currentIndex: number, step: Step): SlideMotion;
  /** Loads and places a slide before a drag moves it into view. */
  prepare?(index: number): void;
  /** Handles a quick swipe. Designs without it go to the next slide. */
  swipe?(by: 1 | -1): void;
  /** Moves the slides during a drag, to the right above 0. For designs without it the transition moves them. */
  drag?(byPx: number): void;
  /** Handles the end of a drag: 1 or -1 after a quick swipe forward or back, else 0. */
  drop?(swiped: 1 | -1 | 0): void;
}

/** The animations of a change, or its duration in ms; a change without both ends at once. */
export type SlideMotion = readonly Animation[] | number;

/** Direction of a change of slide, and the part of it that a drag has already shown. */
export type Step = Pick<Change, 'direction' | 'dragged' | 'velocity'>;
