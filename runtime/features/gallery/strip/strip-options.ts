import type { Slides } from '../model/slides.ts';

export interface StripOptions {
  /** The view, in which the row moves. */
  readonly element: HTMLElement;
  readonly slides: Slides;
  readonly currentIndex: () => number;
  /** Alignment of the current slide, as the block writes it. */
  readonly alignment: unknown;
  /** Is added to a picture's distance in the load queue; with 0 the current picture loads before all others. */
  readonly queueOffset: number;
  readonly speedSeconds?: number | undefined;
  readonly preloadCount?: number | undefined;
  /** Slides get box and place inline, and none of the class names of blocks. */
  readonly isPlaced?: boolean;
  /** Space between two slides; the margins of the first slide by default. */
  readonly gapPx?: number;
  /** Runs once a slide's picture is loaded or has failed. */
  readonly onPicture?: (slide: HTMLElement) => void;
  /** Runs after a click or a key press on a slide. */
  readonly onPress: (index: number, event: Event) => void;
  /** Runs for each slide before it is first visible. */
  readonly onSlide?: (slide: HTMLElement, index: number) => void;
}
