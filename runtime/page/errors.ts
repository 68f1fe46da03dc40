/** Tells the platform of errors. Not visitor tracking: it goes whatever the visitor has chosen. Spec 1 §3, §4, §7, §9. */
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

/** Holds the first errors of the page until the reporter is there. */
export interface ErrorInbox extends ErrorReporter {
  /** Calls when an error waits for the reporter, at once if one does already. */
  onWaiting(work: () => void): void;
  /** From now on the reporter is told, first of what waits. Returns how many did not fit. */
  connect(take: (caught: CaughtError) => void): number;
}
