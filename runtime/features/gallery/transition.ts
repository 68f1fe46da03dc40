/** One change of slide, as it is to be seen. */
export interface Change {
  readonly leaving: HTMLElement;
  readonly entering: HTMLElement;
  /** 1: on to a later slide, which comes from where the text ends; -1: back. */
  readonly direction: 1 | -1;
  /** Of the design: what a transition without a time of its own takes. */
  readonly speedMs: number;
  /** How long the entering slide stays, as far as is known. */
  readonly stayMs: number;
  /** Width of a slide in px. */
  readonly widthPx: number;
  readonly rightToLeft: boolean;
  readonly options: TransitionOptions;
  /** The part of the way that a finger or a mouse has taken the slides already; 0 to 1. */
  readonly dragged: number;
  /** Of that finger when it left, in px a millisecond. */
  readonly velocity: number;
}

/** How one slide gives way to another. The slides already look as they will in the end: a transition only plays over it. */
export interface Transition {
  readonly name: string;
  /** Returns the animations it has started; the motion lasts until all of them have ended. */
  run(change: Change): readonly Animation[];
  /** Throws RuntimeError (`bad-transition-option`) for options that are not to be used. */
  check?(options: TransitionOptions): void;
  /** Plays on the slide that the gallery starts with. */
  begin?(slide: HTMLElement, stayMs: number): void;
  /** How the slides follow a finger. Absent: they do not, and only a quick swipe goes on. */
  readonly drag?: DragRules;
}

/** Options of all transitions; each reads its own. */
export interface TransitionOptions {
  /** Of `scroll`: horizontal by default (our choice). */
  readonly direction?: unknown;
  /** Of `new-swipe`: what lies before the first and after the last slide; each `none`, `hard` or `inertial`. */
  readonly boundaries?: unknown;
  /** Of `new-swipe`: `none`, or how far apart the places are where slides come to rest, as a percentage of their width. */
  readonly snapPoints?: unknown;
}

export interface DragRules {
  /** How long slides take to where they come to rest without a change: back, or to a place on the way. */
  readonly settleMs: number;
  /** The way that slides are dragged. */
  axis(options: TransitionOptions): 'x' | 'y';
  /** Where slides come to rest that were let go, as a part of the way: 1 goes on to the next one, 0 goes back. */
  rest(release: Release): number;
  /** How many px slides follow where there is no slide to come. `end`: beyond the last slide, not before the first. */
  beyond(distancePx: number, widthPx: number, end: boolean, options: TransitionOptions): number;
}

/** A drag that has just ended. */
export interface Release {
  /** In the direction of the change. */
  readonly distancePx: number;
  /** Of the slide, along the drag. */
  readonly lengthPx: number;
  readonly durationMs: number;
  /** px a millisecond, in the direction of the change; below 0 for a finger on its way back. */
  readonly velocity: number;
  readonly options: TransitionOptions;
}

/** What a chunk of transitions exports. */
export interface TransitionModule {
  readonly transitions: Readonly<Record<string, Transition>>;
}
