import type { FormField } from '../../runtime/contract/forms/form-field.ts';
import { isFields, readFields } from '../../runtime/contract/read.ts';
import type { JournalEntry } from '../common/journal/journal.ts';
import { isSecretField } from '../common/secrets/is-secret-name.ts';
import { maskData, redactFields } from '../common/secrets/redact.ts';

type Values = Readonly<Record<string, unknown>>;
type NewEntry = Omit<JournalEntry, 'seq'>;

/** Returns the ids of the fields that ask for a secret, by their type, title, placeholder or key. */
const secretFieldIds = (fields: readonly FormField[]): ReadonlySet<string> =>
  new Set(
    fields
      .filter(({ type, title, placeholder, key }) => type === 'password' || [title, placeholder, key].some(isSecretField))
      .map(({ id }) => id),
  );

/**
 * Returns the values of a submitted form with its secrets masked (calls#secret-fields), also those of fields whose title asks for
 * a secret. The same object when it has none.
 */
export function redactValues(values: Values, fields: readonly FormField[]): Values {
  const ids = secretFieldIds(fields);
  const redacted = redactFields(values) as Values;
  if (!Object.keys(redacted).some((id) => ids.has(id))) return redacted;
  return Object.fromEntries(Object.entries(redacted).map(([id, value]) => [id, ids.has(id) ? maskData(value) : value]));
}

/** Returns the entry of a submitted form with the secrets of the form's fields masked. */
export function redactSubmission(entry: NewEntry, fields: readonly FormField[]): NewEntry {
  const body = readFields(entry.body);
  if (!isFields(body.form)) return entry;
  const form = redactValues(body.form, fields);
  if (form === body.form) return entry;
  return { ...entry, body: { ...body, form }, bodyText: withForm(entry.bodyText, JSON.stringify(form)) };
}

/** Returns the text of a body, a form or JSON, with another text in its field `form`. */
function withForm(bodyText: string, form: string): string {
  try {
    return JSON.stringify({ ...(JSON.parse(bodyText) as object), form });
  } catch {
    return bodyText.replace(/(^|&)form=[^&]*/g, (_all, start: string) => `${start}form=${encodeURIComponent(form)}`);
  }
}
