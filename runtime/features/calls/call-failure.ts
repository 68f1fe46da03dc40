import type { Texts } from '../../contract/texts/texts.ts';
import type { SystemError } from '../../page/system-error.ts';
import type { ResponseFields } from './response-fields.ts';

/** Why a call failed. */
export type CallFailureKind =
  /** No usable response: no connection, or a failing status without an error of the platform. */
  | 'network'
  /** The response reports an error. */
  | 'server'
  /** The response is not JSON. */
  | 'unparseable'
  | 'login-required'
  | 'authorization'
  /** The platform refused the crumb twice, or cookies are off. */
  | 'crumb'
  /** The caller aborted the call. */
  | 'aborted';

export interface CallFailure {
  readonly kind: CallFailureKind;
  /** Status of the response; 0 without a response. */
  readonly status: number;
  /** Address of the call, without the crumb. */
  readonly url: string;
  readonly format: 'json' | 'raw';
  /** The sentence to show: of the platform, or by the status (calls#network-messages). */
  readonly message: string;
  /** The error fields of the response; null if it has none. */
  readonly fields: ResponseFields | null;
}

/** Returns the sentence for a status: calls#network-messages. */
export function networkMessage(status: number, texts: Texts['dataLayer']): string {
  if (status === 401 || status === 403) return texts.unauthorized;
  if (status === 500 || status === 501) return texts.internal;
  return status === 503 ? texts.unavailable : texts.noConnection;
}

/** Returns the content of the system error overlay: errors#system-error. */
export function systemErrorOf({ kind, url, format, message, fields }: CallFailure): SystemError {
  if (fields?.cleaned) return { url, kind: 'cleaned' };
  return { url, kind: kind === 'network' ? 'network' : 'other', format, errorText: message };
}
