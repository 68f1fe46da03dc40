import type { JournalEntry } from '../../fake-server/common/journal/journal.ts';
import { readCookies } from '../../fake-server/http/cookies.ts';

/** Headers that a recording keeps; the others depend on the recording machine. */
const keptHeaders = [
  'host',
  'accept',
  'content-type',
  'content-length',
  'cookie',
  'origin',
  'referer',
  'user-agent',
  'x-csrf-token',
] as const;

const beginsAtMs = Date.UTC(2026, 0, 5, 9);
const stepMs = 250;
const port = 4100;

/**
 * Returns a journal without secrets. Visitor ids, port and times are replaced by fixed values of the same shape, and equal values
 * stay equal, so that a new recording differs little. Times keep their gaps, in steps of 250 ms.
 */
export function tidyEntries(entries: readonly JournalEntry[], recordedPort: number): JournalEntry[] {
  const beganAtMs = Date.parse(entries[0]?.time ?? '');
  const crumbs = new Map<string, string>();
  const ids = new Map<string, string>();
  const eventIds = new Map<string, string>();
  for (const { headers } of entries) {
    const crumb = readCookies(headers.cookie).get('crumb');
    if (crumb) numbered(crumbs, crumb, (n) => `crumb-of-visitor-${n}`);
  }
  const tidyMs = (ms: number): number => beginsAtMs + Math.floor((ms - beganAtMs) / stepMs) * stepMs;
  const tidyText = (text: string): string => {
    let tidied = text.replace(/(:|%3A)(\d+)(?!\d)/gi, (whole, colon, digits) =>
      Number(digits) === recordedPort ? `${colon}${port}` : whole,
    );
    for (const [crumb, replacement] of crumbs) tidied = tidied.replaceAll(crumb, replacement);
    return tidied
      .replace(/(?<="eid":")[0-9a-z]+/g, (id) =>
        numbered(eventIds, id, (n) => beginsAtMs.toString(36).padStart(8, '0') + String(n).padStart(16, '0')),
      )
      .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, (id) =>
        numbered(ids, id, (n) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`),
      )
      .replace(/(?<!\d)\d{13}(?!\d)/g, (digits) =>
        Math.abs(Number(digits) - beganAtMs) < 3_600_000 ? String(tidyMs(Number(digits))) : digits,
      );
  };
  return entries.map((entry, index) => {
    const tidied = JSON.parse(tidyText(JSON.stringify(entry))) as JournalEntry;
    return {
      ...tidied,
      seq: index + 1,
      time: new Date(tidyMs(Date.parse(entry.time))).toISOString(),
      headers: tidyHeaders(tidied),
    };
  });
}

function tidyHeaders({ headers, bodyText }: JournalEntry): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const name of keptHeaders) {
    const value = headers[name];
    if (value !== undefined) kept[name] = name === 'content-length' ? String(Buffer.byteLength(bodyText)) : value;
  }
  return kept;
}

function numbered(known: Map<string, string>, value: string, name: (n: number) => string): string {
  const replacement = known.get(value) ?? name(known.size + 1);
  known.set(value, replacement);
  return replacement;
}
