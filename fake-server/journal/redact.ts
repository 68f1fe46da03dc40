import type { JournalEntry } from '../../runtime/contract/journal/journal.ts';
import {
  isSecretField,
  maskText,
  redactAddress,
  redactCookies,
  redactFields,
  redactForm,
  secretFields,
  secretParts,
} from '../../runtime/contract/secret-fields.ts';

type NewEntry = Omit<JournalEntry, 'seq'>;

/** Returns the entry with masked secret fields (the contract's `secretFields`). It can still be replayed. */
export function redactEntry<Entry extends NewEntry>(entry: Entry): Entry {
  return {
    ...entry,
    query: redactFields(entry.query) as NewEntry['query'],
    headers: Object.fromEntries(Object.entries(entry.headers).map(([name, value]) => [name, redactHeader(name, value)])),
    body: redactFields(entry.body),
    bodyText: redactBodyText(entry),
  };
}

function redactHeader(name: string, value: string): string {
  if (isSecretField(name)) return maskText(value);
  if (name === 'cookie') return redactCookies(value);
  return name === 'referer' ? redactAddress(value) : value;
}

/** Masks the text of a body: field by field when it was decoded; otherwise the text is cut at its first secret field. */
function redactBodyText({ body, bodyText }: NewEntry): string {
  if (body === null) return cutAtSecret(bodyText);
  if (redactFields(body) === body) return bodyText;
  const asJson = redactFields(bodyText) as string;
  return asJson === bodyText ? redactForm(bodyText) : asJson;
}

const patternOf = (name: string): string => [...name].join('[-_]?');
const anySecret = new RegExp(`${secretParts.map(patternOf).join('|')}|\\b(?:${secretFields.map(patternOf).join('|')})\\b`, 'i');

function cutAtSecret(text: string): string {
  const found = anySecret.exec(text);
  return found ? `${text.slice(0, found.index)}${found[0]}… (not kept: a secret field that could not be read)` : text;
}
