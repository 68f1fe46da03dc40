/** How one slide gives way to another. The slides already look as they will in the end: a transition only plays over it. */
export interface Transition {
  readonly name: string;
  /** Answers the animations it has started; the motion lasts as long as the longest. */
  run(change: SlideChange): readonly Animation[];
}

export interface SlideChange {
  readonly leaving: HTMLElement;
  readonly entering: HTMLElement;
  readonly speedSeconds: number;
}

/** Types a transition. */
export const defineTransition = (transition: Transition): Transition => transition;
