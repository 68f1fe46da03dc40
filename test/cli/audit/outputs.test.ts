import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { showPictures } from '../../../cli/audit/outputs.ts';
import { checkOutputs } from '../../../cli/audit/write-reports.ts';
import { temporaryFolder } from '../../helpers/platform/temporary-folder.ts';

test('HTML and PDF show pictures, other reports do not', () => {
  expect(showPictures([{ format: 'pdf', file: 'a.pdf' }])).toBe(true);
  expect(showPictures([{ format: 'html', file: null }])).toBe(true);
  expect(showPictures([{ format: 'har', file: 'a.har' }])).toBe(false);
});

test('two reports of one file are refused, by another spelling or a link too; a device takes any number', async () => {
  const folder = temporaryFolder();
  symlinkSync('a.json', join(folder, 'link.json'));
  const check = (...files: readonly string[]) =>
    checkOutputs(
      files.map((file) => ({ format: 'json', file })),
      folder,
    );
  await expect(check('a.json', 'a.json')).rejects.toMatchObject({
    message: 'Two reports have the same file, a.json: give each its own.',
    exitCode: 2,
  });
  await expect(check('a.json', './a.json')).rejects.toThrow('a.json and ./a.json');
  await expect(check('a.json', 'link.json')).rejects.toThrow('a.json and link.json');
  await check('a.json', 'b.json', '/dev/null', '/dev/null');
});
