import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findRecordings } from '../../../../cli/replay/read/find-recordings.ts';
import { temporaryFolder } from '../../../helpers/platform/temporary-folder.ts';

const find = (names: readonly string[], cwd: string) => findRecordings(names, cwd, new AbortController().signal);

test('patterns are expanded in order, other names are unchanged', async () => {
  const cwd = temporaryFolder();
  for (const name of ['b.ndjson', 'a.ndjson', 'c.har', 'odd[1].ndjson']) writeFileSync(join(cwd, name), '');
  expect(await find(['c.har', '[ab].ndjson', 'odd[1].ndjson', 'missing.ndjson'], cwd)).toEqual([
    ...['c.har', 'a.ndjson', 'b.ndjson', 'odd[1].ndjson', 'missing.ndjson'],
  ]);
});

test("fixtures/traffic/*.ndjson in another folder names the package's recordings", async () => {
  expect(await find(['fixtures/traffic/f*.ndjson'], temporaryFolder())).toEqual(['fixtures/traffic/first-visit.ndjson']);
});

test('a pattern without a match is an error with exit status 3', async () => {
  await expect(find(['*.ndjson'], temporaryFolder())).rejects.toMatchObject({
    exitCode: 3,
    message: expect.stringContaining('*.ndjson matches no file.'),
  });
});
