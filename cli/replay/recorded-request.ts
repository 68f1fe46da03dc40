import type { EndpointName } from '../../runtime/contract/endpoints.ts';

/** Where in the recordings something stands: a line of an NDJSON journal, or an entry of a HAR. */
export interface SourceLocation {
  /** The file as it was named on the command line. */
  readonly source: string;
  readonly line?: number;
  readonly pointer?: string;
}

/** One request of a recording, in the form it goes out again. */
export interface RecordedRequest {
  readonly place: SourceLocation;
  /** null: not a call of the contract. */
  readonly endpoint: EndpointName | null;
  readonly method: string;
  /** Path and query as they go on the wire. */
  readonly path: string;
  /** As recorded, names in lower case; none of them may still break a request. */
  readonly headers: readonly Header[];
  readonly body: Buffer;
  /** Site id of the origin that was called; empty when it was no site of the platform. */
  readonly site: string;
  /** When it was recorded, in ms since 1970; null if the recording does not say. */
  readonly timeMs: number | null;
  /** Status that was answered then; null if the recording does not say, 0 for none. */
  readonly recordedStatus: number | null;
}

export type Header = readonly [name: string, value: string];

/** Something of a recording that should have been a request and cannot be one. */
export interface Unreadable {
  readonly place: SourceLocation;
  readonly message: string;
  /** `broken-off`: the last line ends early, as after a crash of the recorder. `bodiless`: the browser kept no body of it. */
  readonly kind: 'malformed' | 'broken-off' | 'bodiless';
}

export type RecordingItem = { readonly request: RecordedRequest } | { readonly unreadable: Unreadable };

export const unreadable = (place: SourceLocation, message: string, kind: Unreadable['kind'] = 'malformed'): RecordingItem => ({
  unreadable: { place, message, kind },
});
