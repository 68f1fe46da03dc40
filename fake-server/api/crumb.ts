import type { IncomingHttpHeaders } from 'node:http';
import type { CrumbPlace } from '../../runtime/contract/endpoints.ts';
import type { JournalProblem } from '../../runtime/contract/journal/journal.ts';
import { type FormFields, firstOf } from '../http/form-fields.ts';
import type { IssuedTokens } from '../state.ts';
import type { ApiResponse } from './api-response.ts';
import { textField } from './handler.ts';

export interface CrumbCheck {
  /** A crumb came along that is not the visitor's. */
  readonly wrong: boolean;
  readonly problem: JournalProblem | null;
}

export interface CrumbCall {
  readonly place: CrumbPlace;
  readonly shape: string;
  readonly query: FormFields;
  readonly body: unknown;
  readonly headers: IncomingHttpHeaders;
  readonly cookies: ReadonlyMap<string, string>;
}

/**
 * Checks the anti-forgery value of a call against the crumb cookie; without a cookie, against the crumbs that were given out.
 * A crumb that is missing is a problem only where the specification shows one as header or form field and the cookie is there
 * (our choice). Spec 1 §7, spec 2 §7 "Generic data layer".
 */
export function checkCrumb(call: CrumbCall, issued: IssuedTokens): CrumbCheck {
  const cookie = call.cookies.get('crumb');
  const received = crumbsOf(call);
  const wrong = received.find(({ crumb }) => crumb !== cookie && (cookie !== undefined || !issued.has(crumb)));
  if (wrong) return { wrong: true, problem: { pointer: wrong.pointer, message: 'Expected the value of the crumb cookie.' } };
  if (received.length > 0 || cookie === undefined) return { wrong: false, problem: null };
  return { wrong: false, problem: missingCrumb(call) };
}

/** The crumbs that came along, and where. */
export function crumbsOf({
  headers,
  body,
  query,
}: Pick<CrumbCall, 'headers' | 'body' | 'query'>): readonly { pointer: string; crumb: string }[] {
  const header = headers['x-csrf-token'];
  const places = [
    { pointer: '/headers/x-csrf-token', crumb: typeof header === 'string' ? header : undefined },
    { pointer: '/crumb', crumb: textField(body, 'crumb') },
    { pointer: '/query/crumb', crumb: firstOf(query.crumb) },
  ];
  return places.flatMap(({ pointer, crumb }) => (crumb === undefined ? [] : [{ pointer, crumb }]));
}

function missingCrumb({ place, shape }: CrumbCall): JournalProblem | null {
  if (place === 'header')
    return { pointer: '/headers/x-csrf-token', message: 'Expected the crumb cookie’s value as X-CSRF-Token.' };
  if (place === 'field' && shape === 'form')
    return { pointer: '/crumb', message: 'Expected the crumb cookie’s value as a field.' };
  return null;
}

/** The response to a wrong crumb: status 400 (our choice) with a new one, which the client keeps and sends in its one retry. */
export const crumbFailResponse = (crumb: string): ApiResponse => ({
  status: 400,
  body: { error: 'The anti-forgery value has expired.', crumbFail: true, crumb },
});
