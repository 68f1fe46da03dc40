import type { JournalEntry } from '../../../fake-server/common/journal/journal.ts';

/**
 * Returns a journal entry of a page view, as a line of a recording; `changes` overwrite fields, or remove those that are
 * undefined.
 */
export function journalLine(changes: Partial<Record<keyof JournalEntry, unknown>> = {}): string {
  return JSON.stringify({
    seq: 1,
    time: '2026-01-02T03:04:05.000Z',
    site: 'clean',
    endpoint: 'record-hit',
    method: 'POST',
    path: '/api/census/RecordHit',
    query: { crumb: 'abc' },
    headers: { host: 'clean.localhost:4100', 'content-type': 'application/x-www-form-urlencoded', cookie: 'crumb=abc' },
    encoding: 'form',
    body: { event: '1', data: { url: '/' } },
    bodyText: 'event=1&data=%7B%22url%22%3A%22%2F%22%7D',
    valid: true,
    problems: [],
    status: 200,
    fault: null,
    ...changes,
  });
}
