import type { Journal } from './journal/journal.ts';

/** A running fake platform, for other programs. The type refers to no package. */
export interface Platform {
  readonly url: string;
  /** Address of the control surface, with a slash at its end. */
  readonly control: string;
  readonly port: number;
  readonly sites: readonly { readonly id: string; readonly url: string }[];
  /** The journal of the main session: of the requests without `X-SS-Session`. */
  readonly journal: Journal;
  /** Returns a session by its name, which is created on its first use. Throws a RangeError for a name that is not allowed. */
  session(name: string): { readonly journal: Journal };
  /** Closes every connection, also those without a response, and completes the recording. May be called again. */
  close(): Promise<void>;
}
