// Part of the boot script.
/** Reports errors to the platform, also those of visitors who are not tracked: errors#errors-untracked. */
export interface ErrorReporter {
  /** Reports any thrown value, or the window's event of one; never throws. `custom` is data of the caller. */
  report(error: unknown, custom?: Readonly<Record<string, unknown>>): void;
}

/** An error as it was caught. */
export interface CaughtError {
  readonly error: unknown;
  readonly custom: Readonly<Record<string, unknown>> | undefined;
  readonly timestampMs: number;
}

/** Holds the first errors of the page until the reporter is connected (`connectInbox`). */
export interface ErrorInbox extends ErrorReporter {
  readonly waiting: CaughtError[];
  /** Number of errors that did not fit. */
  dropped: number;
  /** Runs for each waiting error. */
  onWaiting(): void;
  /** Receives each error once the reporter is connected. */
  take?: (caught: CaughtError) => void;
}

/** Returns a text for any thrown or rejected value: never empty, never throws. */
export function thrownText(thrown: unknown): string {
  try {
    const text = String(thrown);
    // Empty texts, and objects whose text is their class alone.
    return /^(\[object |$)/.test(text) ? `${text} ${JSON.stringify(thrown)}`.trim() : text;
  } catch {
    // Pages throw any value, also objects whose `toString` throws.
    return `unreadable ${typeof thrown}`;
  }
}
