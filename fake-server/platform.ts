import type { Journal } from './journal/journal.ts';

/** A fake platform that listens, as programs of others see it: nothing here leads to the packages that it is built with. */
export interface Platform {
  readonly url: string;
  /** Address of the control surface, with a slash at its end. */
  readonly control: string;
  readonly port: number;
  readonly sites: readonly { readonly id: string; readonly url: string }[];
  readonly journal: Journal;
  /** Ends every connection at once, also those that wait for a response, and completes the recording. Safe to repeat. */
  close(): Promise<void>;
}
