/** How one slide gives way to another. The slides already look as they will in the end: a transition only plays over it. */
export interface Transition {
  readonly name: string;
  /** Answers the animations it has started; the motion lasts as long as the longest. */
  run(leaving: HTMLElement, entering: HTMLElement, speedMs: number): readonly Animation[];
}

/** What the chunk of a transition exports. */
export interface TransitionModule {
  readonly transition: Transition;
}
