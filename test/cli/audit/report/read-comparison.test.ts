import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readComparison } from '../../../../cli/audit/report/read-comparison.ts';
import { temporaryFolder } from '../../../helpers/platform/temporary-folder.ts';

const read = (content: string) => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'old.json'), content);
  return readComparison('old.json', folder);
};

test('a document of an older version is read without its missing and its malformed parts', async () => {
  const old = {
    summary: null,
    pages: [
      { url: 'https://a.example/', journeys: [{ name: 'first', cookies: [{ name: 'a' }, { name: 5 }, null], calls: 'x' }] },
      { url: 'https://b.example/', journeys: null, findings: [{ ruleId: 'r', severity: 'fatal', evidence: 7 }, {}] },
      { url: 7 },
      null,
    ],
  };
  const document = await read(JSON.stringify(old));
  expect(document.pages).toMatchObject([
    { journeys: [{ name: 'first', cookies: [{ name: 'a', domain: '', present: true }], calls: [] }], findings: [] },
    { journeys: [], findings: [{ ruleId: 'r', severity: 'error', message: '' }] },
  ]);
});

test.each([
  ['not json', 'is not JSON'],
  ['[]', 'contains no list of pages. Expected the output of `audit --format json`.'],
  ['{"pages":{}}', 'contains no list of pages'],
  ['{"pages":[{"address":"x"}]}', 'contains no page with an address'],
  ['{"ok":false,"error":{"code":"x","message":"m"}}', 'is the message of an audit that failed'],
  ['{"log":{"entries":[]}}', 'contains no list of pages'],
])('%s is refused: it %s', async (content, problem) => {
  await expect(read(content)).rejects.toThrow(problem);
});

test('a missing file is refused with its name', async () => {
  await expect(readComparison('no.json', temporaryFolder())).rejects.toThrow('The earlier report no.json cannot be read');
});
