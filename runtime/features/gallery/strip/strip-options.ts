import type { Slides } from '../slides.ts';

export interface StripOptions {
  /** The view. */
  readonly element: HTMLElement;
  readonly slides: Slides;
  readonly currentIndex: () => number;
  /** As the block says it. */
  readonly alignment: unknown;
  /** Added to how far a picture is away in the queue of loads: 0 lets the current one come before all else. */
  readonly behind: number;
  readonly speedSeconds?: number | undefined;
  readonly preloadCount?: number | undefined;
  /** Each slide has its box and its place inline, and the class names of blocks stay away from it. */
  readonly isPlaced?: boolean;
  /** Between two slides; as much as the margins of the first one by default. */
  readonly gapPx?: number;
  /** Called when a slide's picture has come, or cannot be had. */
  readonly onPicture?: (slide: HTMLElement) => void;
  /** Somebody clicks on a slide, or presses a key on it. */
  readonly press: (index: number, event: Event) => void;
  /** Called for each slide before it is seen for the first time. */
  readonly dress?: (slide: HTMLElement, index: number) => void;
}
