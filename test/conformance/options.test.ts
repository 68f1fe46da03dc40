// covers: cli/audit/options.ts cli/core/option-table.ts
import { expect, test } from 'vitest';
import { auditOptions } from '../../cli/audit/options.ts';
import { namesIn, type OptionTable, usageOf } from '../../cli/core/option-table.ts';
import { errorCodes } from '../../cli/errors.ts';
import { replayOptions } from '../../cli/replay/options.ts';
import { serveOptions } from '../../cli/serve/options.ts';
import { validateOptions } from '../../cli/validate/options.ts';

const tables = { serve: serveOptions, validate: validateOptions, replay: replayOptions, audit: auditOptions };

const cell = (text: string) => text.replaceAll('|', '\\|');

/** Returns where an option can be set besides the command line. */
function placesOf(table: OptionTable, name: string): string {
  const places = [namesIn(table, 'config').includes(name) && 'config', namesIn(table, 'api').includes(name) && 'API'];
  return places.filter(Boolean).join(', ') || '–';
}

const optionRows = (table: OptionTable): string[] =>
  Object.entries(table).map(([name, row]) => {
    const standard = row.default === undefined ? '' : `\`${row.default}\``;
    return `| \`${cell(usageOf(name, row))}\` | ${cell(row.description)} | ${standard} | ${placesOf(table, name)} |`;
  });

test('cli/REFERENCE.md has every option and every error code; this test with `-u` writes it', async () => {
  const options = Object.entries(tables).flatMap(([command, table]) => [
    ...['', `## ss-runtime ${command}`, ''],
    ...['| option | effect | default | also in |', '|---|---|---|---|'],
    ...optionRows(table),
  ]);
  const codes = Object.entries(errorCodes).map(
    ([code, { exitCode, hint }]) => `| \`${code}\` | ${exitCode} | ${cell(hint ?? '')} |`,
  );
  const lines = [
    '# Options and error codes',
    '',
    'Written from the tables `cli/<command>/options.ts` and `cli/errors.ts` by `test/conformance/options.test.ts`.',
    'In config files and in the API, an option has its name in camel case: `pageTime` for `--page-time`. `--config FILE` and',
    '`--no-config` belong to the command line.',
    ...options,
    ...['', '## Error codes', ''],
    'A failure is a `CliError` with `code`, `exitCode` and `hint`; with `--format json` it is printed as',
    '`{"ok": false, "error": {"code", "message", "hint"}}`.',
    ...['', '| code | exit status | hint |', '|---|---|---|'],
    ...codes,
    '',
  ];
  await expect(lines.join('\n')).toMatchFileSnapshot('../../cli/REFERENCE.md');
});

test('every option has a description, and every value a name or a unit', () => {
  for (const table of Object.values(tables) as OptionTable[])
    for (const [name, row] of Object.entries(table)) {
      expect(row.description.length, name).toBeGreaterThan(10);
      expect(row.fromText === undefined || (row.placeholder ?? row.unit) !== undefined, name).toBe(true);
    }
});
