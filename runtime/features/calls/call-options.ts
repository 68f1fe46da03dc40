import type { FormFields } from '../../browser/http-request.ts';
import type { CallFailure } from './call-failure.ts';

export type CallMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Somebody's dialog that can show what went wrong itself. */
interface ErrorDialog {
  showErrors(failure: CallFailure): void;
}

/** How a call is made, and who hears of its failure. Spec 2 §7 "Generic data layer". */
export interface CallOptions {
  /** Added to the address. */
  readonly query?: FormFields;
  /** POST and PUT carry it in the body, as `encoding` says; GET and DELETE in the query. */
  readonly data?: unknown;
  /** json where nothing is said (our choice). Form data must be plain fields. */
  readonly encoding?: 'json' | 'form';
  /** How the response is read: json where nothing is said (our choice), or raw text. */
  readonly format?: 'json' | 'raw';
  /** To the site's own domain over https, with credentials. */
  readonly secure?: boolean;
  /** Nobody waits for it: the overlay is never shown. */
  readonly background?: boolean;
  /** Repeats after other failing statuses, 200 ms apart; 1 for GET and 0 for the others where nothing is said (our choice). */
  readonly retries?: number;
  /** One attempt gives up after this time; 30 s where nothing is said (our choice). */
  readonly timeoutMs?: number;
  /** Calls it off: nothing is shown and no callback is called. */
  readonly signal?: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
  readonly onFailure?: (failure: CallFailure) => void;
  /** true: a dialog of the runtime's own. */
  readonly dialog?: ErrorDialog | true;
}
