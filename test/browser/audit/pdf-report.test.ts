import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rules } from '../../../cli/audit/rules/index.ts';
import { writeReports } from '../../../cli/audit/write-reports.ts';
import { exampleReport } from '../../helpers/audit/audit-report.ts';
import { fakeIo } from '../../helpers/fakes/fake-io.ts';
import { temporaryFolder } from '../../helpers/platform/temporary-folder.ts';

test('the PDF has pages and the report’s title, comes last, and each report has its hash beside it and on standard error', async () => {
  const cwd = temporaryFolder();
  const io = fakeIo({ cwd, env: process.env as Record<string, string> });
  const outputs = [
    { format: 'pdf', file: 'a.pdf' },
    { format: 'html', file: 'a.html' },
    { format: 'har', file: 'a.har' },
  ] as const;
  await writeReports(exampleReport, outputs, rules, io);
  const lines = io.errText.trim().split('\n');
  const files = ['a.har', 'a.html', 'a.pdf'];
  const hashes = files.map((file) =>
    createHash('sha256')
      .update(readFileSync(join(cwd, file)))
      .digest('hex'),
  );
  expect(lines).toEqual(files.map((file, index) => `Wrote ${file} (SHA-256 ${hashes[index]}, also in ${file}.sha256).`));
  expect(files.map((file) => readFileSync(join(cwd, `${file}.sha256`), 'utf8'))).toEqual(
    files.map((file, index) => `${hashes[index]}  ${file}\n`),
  );
  expect(readFileSync(join(cwd, 'a.html'), 'utf8')).toContain(hashes[0]);
  const pdf = readFileSync(join(cwd, 'a.pdf'), 'latin1');
  expect(pdf).toMatch(/^%PDF-1\.\d/);
  expect(pdf).toContain('/Type /Page\n');
  expect(pdf).toContain('/StructTreeRoot');
});

test('a browser that cannot be started fails the PDF alone, with the ways out', async () => {
  const cwd = temporaryFolder();
  const io = fakeIo({ cwd, env: {} });
  const outputs = [
    { format: 'pdf', file: 'a.pdf' },
    { format: 'json', file: null },
  ] as const;
  await expect(writeReports(exampleReport, outputs, rules, io, { browser: '/no/such/browser' })).rejects.toThrow(
    '/no/such/browser cannot be started as a browser',
  );
  expect(JSON.parse(io.outText)).toMatchObject({ summary: { pages: 2 } });
});
