import type { JournalEntry } from '../../common/journal/journal.ts';

/** curl computes these headers. */
const computed = new Set(['content-length', 'connection', 'host', 'transfer-encoding']);

const quote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** Returns a shell command that sends the call again; secrets are masked, as in the journal. */
export function curlOf({ method, path, query, headers, bodyText }: JournalEntry, scheme: string): string {
  const params = new URLSearchParams();
  for (const [name, values] of Object.entries(query)) for (const value of [values].flat()) params.append(name, value as string);
  const search = params.size === 0 ? '' : `?${params}`;
  const parts = [`curl -X ${quote(method)} ${quote(`${scheme}//${headers.host ?? 'localhost'}${path}${search}`)}`];
  for (const [name, value] of Object.entries(headers)) if (!computed.has(name)) parts.push(`-H ${quote(`${name}: ${value}`)}`);
  if (bodyText !== '') parts.push(`--data-raw ${quote(bodyText)}`);
  return parts.join(' \\\n  ');
}
