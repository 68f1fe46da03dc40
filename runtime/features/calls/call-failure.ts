import type { Texts } from '../../contract/texts/texts.ts';
import type { SystemError } from '../../page/system-error.ts';
import type { ResponseFields } from './response-fields.ts';

/** Why a call failed. */
export type CallFailureKind =
  /** No usable response: no connection, or a failing status without the platform's word on it. */
  | 'network'
  /** The platform says what is wrong. */
  | 'server'
  /** The response is no JSON. */
  | 'unparseable'
  | 'login-required'
  | 'authorization'
  /** The anti-forgery value was refused, also the second time, or cookies are off. */
  | 'crumb'
  /** The caller called it off. */
  | 'aborted';

/** A call that failed. Spec 2 §7, §8 "Data layer". */
export interface CallFailure {
  readonly kind: CallFailureKind;
  /** 0: no response came. */
  readonly status: number;
  /** Where the call went, without the crumb. */
  readonly url: string;
  readonly format: 'json' | 'raw';
  /** The sentence to show: the platform's own, or the catalogue's. */
  readonly message: string;
  /** What the platform says; null if it said nothing. */
  readonly fields: ResponseFields | null;
}

/** The catalogue's sentence for a call without a usable response; 0 is no response at all. Spec 2 §8 "Data layer". */
export function networkMessage(status: number, words: Texts['dataLayer']): string {
  if (status === 401 || status === 403) return words.unauthorized;
  if (status === 500 || status === 501) return words.internal;
  return status === 503 ? words.unavailable : words.noConnection;
}

/** What the system error overlay says of it. Spec 2 §8 "System error overlay". */
export function systemErrorOf({ kind, url, format, message, fields }: CallFailure): SystemError {
  if (fields?.cleaned) return { url, kind: 'cleaned' };
  return { url, kind: kind === 'network' ? 'network' : 'other', format, errorText: message };
}
