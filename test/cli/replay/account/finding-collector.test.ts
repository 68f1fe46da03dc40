import { expect, test } from 'vitest';
import { createFindingCollector } from '../../../../cli/replay/account/finding-collector.ts';

test('equal findings of a line are one finding with a count', () => {
  const collector = createFindingCollector();
  for (let time = 0; time < 3; time += 1) collector.add('r', 'error', 'It broke.', { source: 'a', line: 2 });
  collector.add('r', 'error', 'It broke.', { source: 'a', line: 3 });
  expect(collector.list()).toEqual([
    { ruleId: 'r', severity: 'error', message: 'It broke. (3 times)', source: 'a', line: 2 },
    { ruleId: 'r', severity: 'error', message: 'It broke.', source: 'a', line: 3 },
  ]);
});

test('of 150 findings of a rule 100 are listed and 50 counted', () => {
  const collector = createFindingCollector();
  for (let line = 1; line <= 150; line += 1) collector.add('r', 'warning', 'Odd.', { source: 'a', line });
  expect(collector.list()).toHaveLength(101);
  expect(collector.list().at(-1)).toEqual({ ruleId: 'r', severity: 'warning', message: '50 more of these are not listed.' });
});
