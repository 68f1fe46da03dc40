/** Reports errors to the platform. Not visitor tracking: it goes whatever the visitor has chosen. Spec 1 §3, §4, §7, §9. */
export interface ErrorReporter {
  /** Takes any thrown value, or the window's event of one; never throws. `custom` is data of the caller's own. */
  report(error: unknown, custom?: Readonly<Record<string, unknown>>): void;
}

/** An error as it was caught, before anyone has looked at it. */
export interface CaughtError {
  readonly error: unknown;
  readonly custom: Readonly<Record<string, unknown>> | undefined;
  readonly timestampMs: number;
}

/** Holds the first errors of the page until the reporter is there (`connectInbox`). */
export interface ErrorInbox extends ErrorReporter {
  readonly waiting: CaughtError[];
  /** How many did not fit. */
  dropped: number;
  /** Called for each error that waits. */
  onWaiting(): void;
  /** The reporter, once it is there: nothing waits from then on. */
  take?: (caught: CaughtError) => void;
}
