import { describe, expect, test } from 'vitest';
import type { JournalEntry } from '../../../fake-server/common/journal/journal.ts';
import { tidyEntries } from '../../../scripts/record-traffic/tidy.ts';
import { journalLine } from '../../helpers/platform/journal-lines.ts';

const port = 38_211;
const id = '1b4e28ba-2fa1-11d2-883f-0016d3cca427';
const beganAt = '2030-05-06T07:08:09.100Z';
const beganAtMs = Date.parse(beganAt);

const entry = (changes: Parameters<typeof journalLine>[0]): JournalEntry =>
  JSON.parse(journalLine({ time: beganAt, ...changes }));

describe('tidyEntries', () => {
  test('replaces crumb, visitor id and port by fixed values everywhere, even where they are encoded', () => {
    const [tidied] = tidyEntries(
      [
        entry({
          query: { crumb: 's3cret' },
          headers: { host: `clean.localhost:${port}`, cookie: `ss_cvr=${id}|1|1|1|1; crumb=s3cret`, 'x-csrf-token': 's3cret' },
          bodyText: `crumb=s3cret&id=${id}&url=http%3A%2F%2Fclean.localhost%3A${port}%2F`,
        }),
      ],
      port,
    );
    const newId = '00000000-0000-4000-8000-000000000001';
    expect(tidied?.query).toEqual({ crumb: 'crumb-of-visitor-1' });
    expect(tidied?.headers).toEqual({
      host: 'clean.localhost:4100',
      cookie: `ss_cvr=${newId}|1|1|1|1; crumb=crumb-of-visitor-1`,
      'x-csrf-token': 'crumb-of-visitor-1',
    });
    expect(tidied?.bodyText).toBe(`crumb=crumb-of-visitor-1&id=${newId}&url=http%3A%2F%2Fclean.localhost%3A4100%2F`);
  });

  test('two visitors have two ids', () => {
    const tidied = tidyEntries([entry({ headers: { cookie: 'crumb=one' } }), entry({ headers: { cookie: 'crumb=two' } })], port);
    expect(tidied.map(({ headers }) => headers.cookie)).toEqual(['crumb=crumb-of-visitor-1', 'crumb=crumb-of-visitor-2']);
  });

  test('times begin on 5 January 2026 at 9 o’clock, keep their gaps to 250 ms, and are numbered from 1', () => {
    const later = new Date(beganAtMs + 1390).toISOString();
    const tidied = tidyEntries([entry({ seq: 7 }), entry({ seq: 9, time: later, bodyText: `at=${beganAtMs + 1390}` })], port);
    expect(tidied.map(({ seq, time }) => [seq, time])).toEqual([
      [1, '2026-01-05T09:00:00.000Z'],
      [2, '2026-01-05T09:00:01.250Z'],
    ]);
    expect(tidied[1]?.bodyText).toBe(`at=${Date.UTC(2026, 0, 5, 9, 0, 1, 250)}`);
  });

  test('keeps other long numbers, and corrects the length of a changed body', () => {
    const bodyText = `id=5000000000000&port=:${port}`;
    const [tidied] = tidyEntries([entry({ bodyText, headers: { 'content-length': String(bodyText.length) } })], port);
    expect(tidied?.bodyText).toBe('id=5000000000000&port=:4100');
    expect(tidied?.headers['content-length']).toBe('27');
  });

  test('leaves out headers that depend on the recording machine', () => {
    const [tidied] = tidyEntries([entry({ headers: { 'accept-language': 'de', 'sec-ch-ua': 'x', accept: '*/*' } })], port);
    expect(tidied?.headers).toEqual({ accept: '*/*' });
  });
});
