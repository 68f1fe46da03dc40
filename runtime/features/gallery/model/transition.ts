/** One change of slide, as a transition shows it. */
export interface Change {
  readonly leaving: HTMLElement;
  readonly entering: HTMLElement;
  /** 1: on to a later slide, which enters where the text ends; -1: back. */
  readonly direction: 1 | -1;
  /** Speed of the design, for transitions without a duration of their own. */
  readonly speedMs: number;
  /** Expected time until the next change. */
  readonly stayMs: number;
  /** Width of a slide. */
  readonly widthPx: number;
  readonly isRightToLeft: boolean;
  readonly options: TransitionOptions;
  /** Share of the way that a finger or a mouse has moved the slides already, from 0 to 1. */
  readonly dragged: number;
  /** Speed of the finger when it was lifted, in px per ms. */
  readonly velocity: number;
}

/** Replaces one slide by another. Both slides have their final styles already: a transition only animates. */
export interface Transition {
  readonly name: string;
  /** Returns the animations that it has started; the gallery is in motion until all of them have ended. */
  run(change: Change): readonly Animation[];
  /** Throws RuntimeError (`bad-transition-option`) for invalid options. */
  check?(options: TransitionOptions): void;
  /** Animates the slide that the gallery starts with. */
  begin?(slide: HTMLElement, stayMs: number): void;
  /** Rules for slides that follow a finger. Without them only a quick swipe changes the slide. */
  readonly drag?: DragRules;
}

/** Options of all transitions; each reads its own. */
export interface TransitionOptions {
  /** Of `scroll`: `horizontal` by default, or `vertical`. */
  readonly direction?: unknown;
  /** Of `new-swipe`: gallery#new-swipe-boundaries. */
  readonly boundaries?: unknown;
  /** Of `new-swipe`: gallery#new-swipe-snap. */
  readonly snapPoints?: unknown;
}

export interface DragRules {
  /** Time in which slides come to rest without a change. */
  readonly settleMs: number;
  axis(options: TransitionOptions): 'x' | 'y';
  /** Returns where released slides come to rest, as a share of the way: 1 is the next slide, 0 the current one. */
  rest(release: Release): number;
  /** Returns how many px slides follow past the end. `isEnd`: past the last slide, not the first. */
  overscroll(distancePx: number, widthPx: number, isEnd: boolean, options: TransitionOptions): number;
}

/** A drag at its end. */
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
