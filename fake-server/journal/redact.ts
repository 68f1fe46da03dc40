import type { FormField } from '../../runtime/contract/forms/form-field.ts';
import { readFields, readText } from '../../runtime/contract/read.ts';
import type { JournalEntry } from '../common/journal/journal.ts';
import { isSecretHeader } from '../common/secrets/is-secret-name.ts';
import { maskText } from '../common/secrets/mask.ts';
import { memoised } from '../common/secrets/memoised.ts';
import { maskData, redactFields, redactForm, redactJson, redactText } from '../common/secrets/redact.ts';
import { redactBroken } from '../common/secrets/redact-broken.ts';
import { redactCookies, redactSetCookie } from '../common/secrets/redact-cookies.ts';
import { redactMultipart } from '../common/secrets/redact-multipart.ts';
import { mayHaveRepeatedNames } from '../common/secrets/repeated-names.ts';
import { isSecretInQuery, isToken, maskPathTokens } from '../common/secrets/secret-places.ts';
import { redactCrumbs } from './redact-crumbs.ts';
import { redactSubmission } from './redact-submission.ts';

type NewEntry = Omit<JournalEntry, 'seq'>;
type Headers = NewEntry['headers'];

/** The state of the platform that has received the call. */
export interface RedactState {
  /** Issued crumbs stay, because they are of use on this platform only. */
  readonly crumbs: { has(crumb: string): boolean };
  /** Forms of the served pages: the title of a field may ask for a secret. */
  readonly forms: { find(site: string, formId: string): { readonly fields: readonly FormField[] } | null };
}

/**
 * Returns the entry with its secrets masked: calls#secret-fields. It can still be replayed, and is as valid as before. Returns
 * the same object when the entry has no secrets.
 */
export function redactEntry<Entry extends NewEntry>(whole: Entry, state?: RedactState): Entry {
  const entry = redactUnknown(whole);
  const { response } = entry;
  const body = redactFields(entry.body);
  const path = redactText(entry.path);
  const query = redactFields(entry.query) as NewEntry['query'];
  const headers = redactHeaders(entry.headers);
  const bodyText = redactBodyText(entry, body !== entry.body);
  const problems = redactFields(entry.problems) as NewEntry['problems'];
  const redactedResponse = response && redactResponse(response);
  const isSame =
    body === entry.body &&
    path === entry.path &&
    query === entry.query &&
    headers === entry.headers &&
    bodyText === entry.bodyText &&
    problems === entry.problems &&
    redactedResponse === response;
  const redacted: Entry = isSame
    ? entry
    : { ...entry, path, query, headers, body, bodyText, problems, ...(redactedResponse && { response: redactedResponse }) };
  const fields = entry.endpoint === 'save-form-submission' ? fieldsOf(entry, state) : [];
  return redactCrumbs(
    fields.length > 0 ? redactSubmission(redacted, fields) : redacted,
    (crumb) => state?.crumbs.has(crumb) ?? false,
  ) as Entry;
}

/**
 * Masks a token in an unknown path, `/reset-password/8f3a…`, also where the problems and the response name the path, and in its
 * query.
 */
function redactUnknown<Entry extends NewEntry>(entry: Entry): Entry {
  if (entry.endpoint !== null) return entry;
  const { path, problems, response } = entry;
  const query = redactQuery(entry.query);
  const shown = maskPathTokens(path);
  if (shown === path) return query === entry.query ? entry : { ...entry, query };
  const named = <T>(data: T): T => JSON.parse(JSON.stringify(data).replaceAll(path, shown)) as T;
  return { ...entry, query, path: shown, problems: named(problems), ...(response && { response: named(response) }) };
}

/** Returns a query with its codes and keys masked that look random; the same object without any. */
function redactQuery(query: NewEntry['query']): NewEntry['query'] {
  const isSecret = ([name, values]: [string, string | readonly string[]]) =>
    [values].flat().some((value) => isSecretInQuery(name, value));
  const secret = Object.entries(query).filter(isSecret);
  return secret.length === 0 ? query : { ...query, ...(maskData(Object.fromEntries(secret)) as NewEntry['query']) };
}

const fieldsOf = ({ site, body }: NewEntry, state: RedactState | undefined): readonly FormField[] =>
  state?.forms.find(site, readText(readFields(body).formId))?.fields ?? [];

/** Returns the headers of a request or a response with their secrets masked; the same object without any. */
function redactHeaders(headers: Headers): Headers {
  let copy: Record<string, string> | null = null;
  for (const name of Object.keys(headers)) {
    const value = headers[name] ?? '';
    const redacted = redactHeader(name, value);
    if (redacted === value) continue;
    copy ??= { ...headers };
    copy[name] = redacted;
  }
  return copy ?? headers;
}

/** Most headers of a client are the same in each call. */
const redactPlainHeader = memoised(redactText);

/** The names of authentication schemes are not secret. */
const scheme = /^(?:Basic|Bearer|Digest|Negotiate|Token) /i;

function redactHeader(name: string, value: string): string {
  if (name === 'cookie') return redactCookies(value);
  if (name === 'set-cookie') return redactSetCookie(value);
  // Its value is a crumb.
  if (name === 'x-csrf-token') return value;
  // A replay leaves it out.
  if (name === 'idempotency-key' && isToken(value)) return maskText(value);
  if (!isSecretHeader(name)) return redactPlainHeader(value);
  const start = scheme.exec(value)?.[0] ?? '';
  return start + maskText(value.slice(start.length));
}

function redactResponse(response: NonNullable<NewEntry['response']>): NonNullable<NewEntry['response']> {
  const headers = redactHeaders(response.headers);
  const body = redactFields(response.body);
  return headers === response.headers && body === response.body ? response : { ...response, headers, body };
}

function redactBodyText({ body, bodyText }: NewEntry, isBodyChanged: boolean): string {
  if (bodyText === '') return bodyText;
  const startsLikeForm = /^[^\s=&{}<>"]+=/.test(bodyText);
  if (body === null && !startsLikeForm) {
    return redactMultipart(bodyText, redactText) ?? redactJson(bodyText) ?? redactBroken(bodyText);
  }
  // A decoded object has the last value of a repeated name; the text has all of them.
  if (!isBodyChanged && body !== null && !mayHaveRepeatedNames(body, bodyText)) return bodyText;
  return startsLikeForm ? redactForm(bodyText) : (redactJson(bodyText) ?? redactBroken(bodyText));
}
