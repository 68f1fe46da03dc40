import { expect, test } from 'vitest';
import { trackingOnExcludedPage } from '../../../../cli/audit/rules/tracking-on-excluded-page.ts';
import { cookieWrite, hit, page, visit } from '../../../helpers/audit/audit-artifacts.ts';

const tracked = { calls: [hit()], writes: [cookieWrite('ss_cvt', 1_800_000)] };

test('reports census calls and visit cookies of a not-found page', () => {
  const problems = trackingOnExcludedPage.check(page(visit({ context: { pageType: 100 }, ...tracked })));
  expect(problems.map(({ message }) => message)).toEqual([
    'POST /api/census/RecordHit is sent although its page type is NOT_FOUND (100).',
    'Visit cookie ss_cvt is set although its page type is NOT_FOUND (100).',
  ]);
});

test('reports page views at /search, and no other events', () => {
  const sent = { page: 'https://shop.example/search?q=pot' };
  const calls = [hit(sent), hit({ ...sent, body: { event: 'SITE_SEARCH' } })];
  const search = visit({ landedOn: 'https://shop.example/search?q=pot', calls, writes: tracked.writes });
  expect(trackingOnExcludedPage.check(page(search))).toHaveLength(1);
});

test('judges a call by the page’s address at that time', () => {
  const view = (page: string) => visit({ landedOn: 'https://shop.example/', calls: [hit({ page })] });
  expect(trackingOnExcludedPage.check(page(view('https://shop.example/search')))).toHaveLength(1);
  const moved = visit({ landedOn: 'https://shop.example/search', calls: [hit({ page: 'https://shop.example/' })] });
  expect(trackingOnExcludedPage.check(page(moved))).toEqual([]);
});

test('has no finding for other pages', () => {
  expect(trackingOnExcludedPage.check(page(visit(tracked)))).toEqual([]);
});
