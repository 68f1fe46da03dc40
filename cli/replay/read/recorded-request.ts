import type { EndpointName } from '../../../runtime/contract/endpoints.ts';

/** Place in the recordings: a line of an NDJSON journal, or an entry of a HAR. */
export interface SourceLocation {
  /** Name of the file on the command line. */
  readonly source: string;
  readonly line?: number;
  readonly pointer?: string;
}

/** A request of a recording, in the form in which it is sent. */
export interface RecordedRequest {
  readonly place: SourceLocation;
  /** null for a call outside the contract. */
  readonly endpoint: EndpointName | null;
  readonly method: string;
  /** Path and query, as sent. */
  readonly path: string;
  /** Recorded headers with names in lower case, without those that could break a request. */
  readonly headers: readonly Header[];
  /** The bytes of the body as Latin-1 text, one character a byte. Short strings need less memory than buffers. */
  readonly body: string;
  /** Id of the called site; empty for an origin outside the platform. */
  readonly site: string;
  /** Time of the recording in ms since 1970; null when the recording has none. */
  readonly timeMs: number | null;
  /** Recorded status; null when the recording has none, 0 without a response. */
  readonly recordedStatus: number | null;
  /** Recorded body of the response, decoded JSON or text; absent when the recording has none, and when a fault has changed it. */
  readonly recordedBody?: unknown;
}

export type Header = readonly [name: string, value: string];

/** An item of a recording that cannot be sent. */
export interface Unreadable {
  readonly place: SourceLocation;
  readonly message: string;
  /** `broken-off`: the last line is truncated, as after a crash of the recorder. `bodiless`: the HAR lacks the body. */
  readonly kind: 'malformed' | 'broken-off' | 'bodiless';
}

export type RecordingItem = { readonly request: RecordedRequest } | { readonly unreadable: Unreadable };

export const unreadable = (place: SourceLocation, message: string, kind: Unreadable['kind'] = 'malformed'): RecordingItem => ({
  unreadable: { place, message, kind },
});
