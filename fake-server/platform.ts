import type { JournalReader } from './journal/journal-reader.ts';

/** The addresses of a site in the local network, one for each address of this machine. */
export interface LanSite {
  readonly id: string;
  readonly urls: readonly string[];
}

/** A running fake platform, for other programs. The type refers to no package. */
export interface Platform {
  readonly url: string;
  /** Address of the control surface in browsers, with a slash at its end: its origin is not that of a site. */
  readonly control: string;
  /** The same for programs. Systems resolve `localhost`, but many of them no name below it. */
  readonly controlForTools: string;
  readonly port: number;
  readonly sites: readonly { readonly id: string; readonly url: string }[];
  /** The sites' addresses in the local network; empty for a platform on loopback. */
  readonly lanSites: readonly LanSite[];
  /** The journal of the main session: of the requests without `X-SS-Session`. */
  readonly journal: JournalReader;
  /** Returns a session by its name, which is created on its first use. Throws a RangeError for a name that is not allowed. */
  session(name: string): { readonly journal: JournalReader };
  /** Present when the journal and submissions have the values of secret fields (`keepSecrets`). */
  readonly keepsSecrets?: true;
  /** Closes every connection, also those without a response, and completes the recording. May be called again. */
  close(): Promise<void>;
}
