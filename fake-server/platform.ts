import type { Journal } from './journal/journal.ts';

/** A running fake platform, for other programs. The type refers to no package. */
export interface Platform {
  readonly url: string;
  /** Address of the control surface, with a slash at its end. */
  readonly control: string;
  readonly port: number;
  readonly sites: readonly { readonly id: string; readonly url: string }[];
  readonly journal: Journal;
  /** Closes every connection, also those without a response, and completes the recording. May be called again. */
  close(): Promise<void>;
}
