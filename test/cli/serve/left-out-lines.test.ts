import { Chalk } from 'chalk';
import { expect, test } from 'vitest';
import { leftOutLines } from '../../../cli/serve/left-out-lines.ts';

const plain = new Chalk({ level: 0 });

test('the parts that are left out are counted by reason, each with the address of its first part', () => {
  const parts = [
    { address: '', reason: 'it has neither name nor address' },
    ...Array.from({ length: 12 }, (_, index) => ({
      address: `https://cdn.example/${index}.png`,
      reason: 'it was saved without content',
    })),
  ];
  expect(leftOutLines(parts, plain)).toEqual([
    '    13 parts left out',
    '      12  it was saved without content',
    '          https://cdn.example/0.png',
    '       1  it has neither name nor address',
  ]);
  expect(leftOutLines([], plain)).toEqual([]);
});

test('an address is cut, has no control characters, and lines have at most 80 columns', () => {
  const lines = leftOutLines([{ address: `https://a.example/\u001b[2J${'x'.repeat(5000)}`, reason: 'its status is 404' }], plain);
  expect(lines.join('\n')).not.toContain('\u001b');
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
  expect(lines.length).toBeLessThan(6);
});
