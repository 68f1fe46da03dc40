import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { curlOf } from '../../../../fake-server/inspector/entry/curl.ts';
import { journalEntry } from '../../../helpers/platform/journal-entry.ts';

test('a shell reads the command as the call was sent: quotes, line breaks and commands in values stay text', () => {
  const entry = journalEntry({
    query: { a: ['1', "x'y"] },
    headers: { host: 'clean.localhost:4100', 'content-length': '3', 'x-odd': "it's $(id) `id`" },
    bodyText: 'a=1\n; echo no',
  });
  const command = curlOf(entry, 'http:').replace(/^curl/, `printf '%s|'`);
  expect(execFileSync('sh', ['-c', command], { encoding: 'utf8' }).split('|')).toEqual([
    '-X',
    'POST',
    'http://clean.localhost:4100/api/census/RecordHit?a=1&a=x%27y',
    '-H',
    "x-odd: it's $(id) `id`",
    '--data-raw',
    'a=1\n; echo no',
    '',
  ]);
});
