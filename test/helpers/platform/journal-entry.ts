import type { JournalEntry } from '../../../fake-server/common/journal/journal.ts';

/** Returns a valid hit on the site `clean`; `fields` overwrite its values. */
export const journalEntry = (fields: Partial<JournalEntry> = {}): JournalEntry => ({
  seq: 1,
  time: '2026-01-01T00:00:00.000Z',
  site: 'clean',
  endpoint: 'record-hit',
  method: 'POST',
  path: '/api/census/RecordHit',
  query: {},
  headers: {},
  encoding: 'form',
  body: null,
  bodyText: '',
  valid: true,
  problems: [],
  status: 200,
  fault: null,
  ...fields,
});
