import { expect, test } from 'vitest';
import { commands } from '../../../cli/commands/index.ts';
import { readNames, readOutputFlags } from '../../../cli/program/read-output-flags.mjs';

const none = { color: null, quiet: false, verbose: false, json: 'none' };

test.each([
  ['audit clean', {}],
  ['audit clean --quiet', { quiet: true }],
  ['--verbose audit clean', { verbose: true }],
  ['audit --color clean', { color: true }],
  ['audit --color --no-color', { color: false }],
  ['audit --no-color --color', { color: true }],
  ['audit --format json', { json: 'one' }],
  ['audit --format=json', { json: 'one' }],
  ['audit --format json=report.json', {}],
  ['audit --format json --format sarif=report.sarif', { json: 'one' }],
  ['replay a --format json --format pretty', {}],
  ['replay a --format json --format=bad', { json: 'one' }],
  ['replay a --format bad --format json', { json: 'one' }],
  ['replay a --format', {}],
  ['serve --json', { json: 'lines' }],
  ['serve -- run --quiet --format json --no-color', {}],
])('%s', (line, expected) => {
  expect(readOutputFlags(line.split(' '))).toEqual({ ...none, ...expected });
});

test('every format of a command that can be on standard output is known', async () => {
  for (const { name, options } of commands) {
    const { format } = (await options?.()) ?? {};
    for (const word of format?.words ?? []) {
      // A PDF needs a file.
      if (word === 'pdf') continue;
      const { json } = readOutputFlags([name, '--format', 'json', '--format', word]);
      expect([name, word, json]).toEqual([name, word, word === 'json' ? 'one' : 'none']);
    }
  }
});

test.each([
  ['--format json audit clean --quiet', ['audit', 'clean']],
  ['help --format=json audit', ['help', 'audit']],
  ['--version', []],
])('the names of %j are %j', (line, expected) => {
  expect(readNames(line.split(' '))).toEqual(expected);
});
