/** A change of slide that a transition shows. */
export interface Change {
  readonly leaving: HTMLElement;
  readonly entering: HTMLElement;
  /** 1: to a later slide, which enters at the side where text ends; -1: back. */
  readonly direction: 1 | -1;
  /** Speed of the design, for transitions without a fixed duration. */
  readonly speedMs: number;
  /** Expected time until the next change. */
  readonly stayMs: number;
  /** Width of a slide. */
  readonly widthPx: number;
  readonly isRightToLeft: boolean;
  readonly options: TransitionOptions;
  /** Share of the way that a drag has already moved the slides, from 0 to 1. */
  readonly dragged: number;
  /** Speed of the finger when it was lifted, in px per ms. */
  readonly velocity: number;
}

/** Replaces one slide by another. Both slides have their final styles already: a transition only animates. */
export interface Transition {
  readonly name: string;
  /** Starts the animations and returns them; the gallery is in motion until all of them have ended. */
  run(change: Change): readonly Animation[];
  /** Throws RuntimeError (`bad-transition-option`) for invalid options. */
  check?(options: TransitionOptions): void;
  /** Animates the slide that the gallery starts with. */
  begin?(slide: HTMLElement, stayMs: number): void;
  /** Rules for slides that follow a finger. Without them only a quick swipe changes the slide. */
  readonly drag?: DragRules;
}

/** Options of all transitions; each reads those that apply to it. */
export interface TransitionOptions {
  /** Of `scroll`: `horizontal` by default, or `vertical`. */
  readonly direction?: unknown;
  /** Of `new-swipe`: gallery#new-swipe-boundaries. */
  readonly boundaries?: unknown;
  /** Of `new-swipe`: gallery#new-swipe-snap. */
  readonly snapPoints?: unknown;
}

export interface DragRules {
  /** Duration in which released slides move back if the slide does not change. */
  readonly settleMs: number;
  axis(options: TransitionOptions): 'x' | 'y';
  /** Returns the share of the way at which released slides stop: 1 is the next slide, 0 the current one. */
  rest(release: Release): number;
  /** Returns the distance in px that slides follow a drag past the end. `isEnd`: past the last slide, not the first. */
  overscroll(distancePx: number, widthPx: number, isEnd: boolean, options: TransitionOptions): number;
}

/** The end of a drag. */
export interface Release {
  /** In the direction of the change. */
  readonly distancePx: number;
  /** Length of the slide along the drag. */
  readonly lengthPx: number;
  readonly durationMs: number;
  /** px per ms in the direction of the change; below 0 for a finger that moves back. */
  readonly velocity: number;
  readonly options: TransitionOptions;
}

/** Exports of a chunk with transitions: each transition under its name. */
export interface TransitionModule {
  readonly transitions: Readonly<Record<string, Transition>>;
}
