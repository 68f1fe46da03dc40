import type { FormFields } from '../../browser/http-request.ts';
import type { CallFailure } from './call-failure.ts';

export type CallMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A dialog of the caller that can show errors. */
interface ErrorDialog {
  showErrors(failure: CallFailure): void;
}

/** Options of one call: its request, its repeats and its failures. */
export interface CallOptions {
  /** Fields that are added to the address. */
  readonly query?: FormFields;
  /** Sent in the body of POST and PUT, and in the query of GET and DELETE. */
  readonly data?: unknown;
  /** Encoding of the body; JSON by default. Form data must be plain fields. */
  readonly encoding?: 'json' | 'form';
  /** Format of the response: JSON by default, or raw text. */
  readonly format?: 'json' | 'raw';
  /** calls#secure-call */
  readonly secure?: boolean;
  /** The visitor does not wait for the call: its failure shows no overlay. */
  readonly background?: boolean;
  /** Number of repeats after failing statuses; by default 1 for GET and 0 for other methods: calls#call-retries. */
  readonly retries?: number;
  /** Time-out of one attempt; 30 s by default. */
  readonly timeoutMs?: number;
  /** Aborts the call: nothing is shown and no callback is called. */
  readonly signal?: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
  readonly onFailure?: (failure: CallFailure) => void;
  /** `true` is a dialog of the runtime. */
  readonly dialog?: ErrorDialog | true;
}
