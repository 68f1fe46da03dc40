import { expect, test } from 'vitest';
import { createAuditProgress } from '../../../../cli/audit/report/audit-progress.ts';
import type { Progress } from '../../../../cli/report/progress.ts';

test('an audit counts journeys; those that a page cannot make count when the page is judged', () => {
  const shown: Progress[] = [];
  const progress = createAuditProgress(6, (state) => shown.push(state));
  const page = { url: 'https://shop.example/a', path: '/a', site: null, expectedStatus: null };
  progress.page(page, 1, 2);
  expect(shown.at(-1)).toEqual({ unit: 'journey', done: 0, total: 12, detail: 'page 1 of 2, https://shop.example/a' });
  for (let visit = 0; visit < 4; visit++) progress.visited();
  expect(shown.at(-1)?.done).toBe(4);
  progress.judged();
  expect(shown.at(-1)?.done).toBe(6);
  progress.page({ ...page, site: 'clean' }, 2, 2);
  expect(shown.at(-1)?.detail).toBe('page 2 of 2, clean/a');
  for (let visit = 0; visit < 9; visit++) progress.visited();
  expect(shown.at(-1)?.done).toBe(12);
});
