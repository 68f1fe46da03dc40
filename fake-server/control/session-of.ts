import type { IncomingMessage } from 'node:http';
import { decodeFormFields, type FormFields, firstOf } from '../http/form-fields.ts';
import { splitTarget } from '../http/target.ts';
import type { Session, Sessions } from '../sessions/sessions.ts';

/** Returns the query of a request below an Express router. */
export const queryOf = ({ originalUrl }: { readonly originalUrl: string }): FormFields =>
  decodeFormFields(splitTarget(originalUrl).queryText);

/**
 * Returns the session whose journal a request reads: the one that `?session=` names, because an event stream of a page cannot
 * have headers, else that of its header or cookie. A name without a session does not create one.
 */
export function sessionOf(
  sessions: Pick<Sessions, 'of' | 'list' | 'named'>,
  request: Pick<IncomingMessage, 'headers'> & { readonly originalUrl: string },
): Session {
  const name = firstOf(queryOf(request).session);
  return name && sessions.list().some((each) => each.name === name) ? sessions.named(name) : sessions.of(request);
}
