import type { IncomingHttpHeaders } from 'node:http';
import type { CrumbPlace } from '../../runtime/contract/endpoints.ts';
import type { JournalProblem } from '../common/journal/journal.ts';
import type { ApiResponse } from '../http/api-response.ts';
import { type FormFields, firstOf } from '../http/form-fields.ts';
import type { IssuedTokens } from '../state/issued-tokens.ts';
import { textField } from './handler.ts';

export interface CrumbCheck {
  /** Whether the call has another crumb than the visitor's, or an expired one. */
  readonly isWrong: boolean;
  readonly problem: JournalProblem | null;
}

/** The parts of a call that may contain a crumb. */
interface CrumbCarrier {
  readonly query: FormFields;
  readonly body: unknown;
  readonly headers: IncomingHttpHeaders;
}

/** A crumb of a call, with its place as a pointer. */
export interface ReceivedCrumb {
  readonly pointer: string;
  readonly crumb: string;
}

export interface CheckedCall {
  readonly crumbs: readonly ReceivedCrumb[];
  /** The endpoint's place for the crumb. */
  readonly place: CrumbPlace;
  readonly shape: string;
  readonly cookies: ReadonlyMap<string, string>;
}

/**
 * Compares the anti-forgery value of a call with the crumb cookie, or without a cookie with the issued crumbs. A missing crumb is
 * a problem only for calls with a cookie whose endpoint sends the crumb as a header or a form field (calls#crumb-places).
 */
export function checkCrumb(call: CheckedCall, issued: IssuedTokens): CrumbCheck {
  const cookie = call.cookies.get('crumb');
  const wrong = call.crumbs.find(({ crumb }) => crumb !== cookie && (cookie !== undefined || !issued.has(crumb)));
  if (wrong) return { isWrong: true, problem: { pointer: wrong.pointer, message: 'Expected the value of the crumb cookie.' } };
  const expired = call.crumbs.find(({ crumb }) => issued.isExpired(crumb));
  if (expired) return { isWrong: true, problem: { pointer: expired.pointer, message: 'Expected a crumb that has not expired.' } };
  const isComplete = call.crumbs.length > 0 || cookie === undefined;
  return { isWrong: false, problem: isComplete ? null : missingCrumb(call) };
}

/** Returns the crumbs of a call. */
export function crumbsOf({ headers, body, query }: CrumbCarrier): readonly ReceivedCrumb[] {
  const header = headers['x-csrf-token'];
  const crumbs: ReceivedCrumb[] = [];
  const add = (pointer: string, crumb: string | undefined) => {
    if (crumb !== undefined) crumbs.push({ pointer, crumb });
  };
  add('/headers/x-csrf-token', typeof header === 'string' ? header : undefined);
  add('/crumb', textField(body, 'crumb'));
  add('/query/crumb', firstOf(query.crumb));
  return crumbs;
}

function missingCrumb({ place, shape }: CheckedCall): JournalProblem | null {
  if (place === 'header')
    return { pointer: '/headers/x-csrf-token', message: 'Expected the crumb cookie’s value as X-CSRF-Token.' };
  if (place === 'field' && shape === 'form')
    return { pointer: '/crumb', message: 'Expected the crumb cookie’s value as a field.' };
  return null;
}

/**
 * Returns the response to a wrong crumb: status 400 with a new crumb, which the client stores and sends in its only retry
 * (calls#crumb-renewal).
 */
export const crumbFailResponse = (crumb: string): ApiResponse => ({
  status: 400,
  body: { error: 'The anti-forgery value has expired.', crumbFail: true, crumb },
});
