import { expect, test } from 'vitest';
import { createFindingCollector } from '../../../cli/replay/finding-collector.ts';

test('the same thing at the same line is one finding that says how often', () => {
  const book = createFindingCollector();
  for (let time = 0; time < 3; time += 1) book.add('r', 'error', 'It broke.', { source: 'a', line: 2 });
  book.add('r', 'error', 'It broke.', { source: 'a', line: 3 });
  expect(book.list()).toEqual([
    { ruleId: 'r', severity: 'error', message: 'It broke. (3 times)', source: 'a', line: 2 },
    { ruleId: 'r', severity: 'error', message: 'It broke.', source: 'a', line: 3 },
  ]);
});

test('of 150 findings of a rule 100 are listed and 50 counted', () => {
  const book = createFindingCollector();
  for (let line = 1; line <= 150; line += 1) book.add('r', 'warning', 'Odd.', { source: 'a', line });
  expect(book.list()).toHaveLength(101);
  expect(book.list().at(-1)).toEqual({ ruleId: 'r', severity: 'warning', message: '50 more of these are not listed.' });
});
