import { expect, test } from 'vitest';
import { outputFlags } from '../../cli/output-flags.ts';

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
  expect(outputFlags(line.split(' '))).toEqual({ ...none, ...expected });
});
