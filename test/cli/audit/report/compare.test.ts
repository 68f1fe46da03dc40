import { Chalk } from 'chalk';
import { expect, test } from 'vitest';
import { comparable } from '../../../../cli/audit/report/comparable.ts';
import { type Comparison, compareReports } from '../../../../cli/audit/report/compare.ts';
import { comparisonLines, prettyComparison } from '../../../../cli/audit/report/comparison-lines.ts';

const cookie = (name: string, more: object = {}) => ({
  name,
  domain: 'shop.example',
  present: true,
  writtenLifetimeMs: null,
  ...more,
});
const journey = (name: string, cookies: readonly object[] = [], calls: readonly string[] = []) => ({
  name,
  cookies,
  calls: calls.map((url) => ({ url })),
});
const finding = (id: string, more: object = {}) => ({
  id,
  ruleId: 'cookie-lifetime',
  severity: 'warning',
  message: `Message ${id}.`,
  ...more,
});
const url = 'https://shop.example/';
const documentOf = (...pages: readonly object[]) => ({ environment: { startedAt: '2026-01-31T12:00:00.000Z' }, pages });
const compare = (old: object, current: object): Comparison => compareReports(comparable(old), comparable(current));
const day = 86_400_000;

test('equal documents have no difference', () => {
  const same = documentOf({
    url,
    journeys: [journey('first', [cookie('a')], ['https://t.example/x'])],
    findings: [finding('1')],
  });
  const nothing = { new: 0, gone: 0, changed: 0 };
  expect(compare(same, same)).toEqual({
    since: '2026-01-31T12:00:00.000Z',
    summary: { cookies: nothing, hosts: nothing, findings: nothing },
    pages: [],
  });
});

test('new, gone and changed cookies, third parties and findings are listed by page', () => {
  const old = documentOf({
    url,
    journeys: [
      journey(
        'first',
        [cookie('kept'), cookie('gone'), cookie('later', { writtenLifetimeMs: 30 * day })],
        ['https://old.example/x', url],
      ),
      journey('declined', [cookie('kept')]),
    ],
    findings: [finding('1'), finding('2')],
  });
  const current = documentOf({
    url,
    journeys: [
      journey(
        'first',
        [cookie('kept'), cookie('new'), cookie('later', { writtenLifetimeMs: 365 * day })],
        ['https://new.example/x'],
      ),
      journey('declined', [cookie('kept', { present: false })]),
    ],
    findings: [finding('2', { severity: 'error' }), finding('3')],
  });
  const { summary, pages } = compare(old, current);
  expect(summary).toEqual({
    cookies: { new: 1, gone: 1, changed: 2 },
    hosts: { new: 1, gone: 1, changed: 0 },
    findings: { new: 1, gone: 1, changed: 1 },
  });
  expect(pages.flatMap(comparisonLines).map(({ state, text }) => `${state} ${text}`)).toEqual([
    'new cookie new (shop.example)',
    'gone cookie gone (shop.example)',
    'changed cookie kept (shop.example): declined: session → removed',
    'changed cookie later (shop.example): first: 30 days → 365 days',
    'new third party new.example',
    'gone third party old.example',
    'new finding cookie-lifetime: Message 3.',
    'gone finding cookie-lifetime: Message 1.',
    'changed finding cookie-lifetime: Message 2: warning → error',
  ]);
});

test('journeys that only one document has are named and not compared', () => {
  const old = documentOf({ url, journeys: [journey('first')], findings: [] });
  const seeded = finding('1', { journey: 'seeded', evidence: { journeys: ['seeded'] } });
  const current = documentOf({ url, journeys: [journey('first'), journey('seeded', [cookie('a')])], findings: [seeded] });
  const { summary, pages } = compare(old, current);
  expect(summary.cookies.new + summary.findings.new).toBe(0);
  expect(pages).toMatchObject([{ url, in: 'both', uncompared: ['seeded'] }]);
});

test('a lifetime with a fixed end, and pages that only one document has, are no changes of cookies', () => {
  const at = (lifetimeMs: number, more: string) =>
    documentOf(
      { url, journeys: [journey('first', [cookie('a', { writtenLifetimeMs: lifetimeMs })])], findings: [] },
      { url: more, journeys: [journey('first', [cookie('b')])], findings: [finding('1')] },
    );
  const { summary, pages } = compare(at(365 * day, 'https://shop.example/old'), at(350 * day, 'https://shop.example/new'));
  expect(summary.cookies).toEqual({ new: 0, gone: 0, changed: 0 });
  expect(pages.map((page) => [page.in, page.url])).toEqual([
    ['new', 'https://shop.example/new'],
    ['old', 'https://shop.example/old'],
  ]);
});

test('third parties are compared by their lists only when both documents have one', () => {
  const page = (more: object) =>
    documentOf({ url, journeys: [journey('first', [], ['https://t.example/x'])], findings: [], ...more });
  const listed = page({ thirdParties: [{ host: 't.example' }, { host: 'img.example' }] });
  expect(compare(page({}), listed).summary.hosts.new).toBe(0);
  expect(compare(page({ thirdParties: [{ host: 't.example' }] }), listed).summary.hosts.new).toBe(1);
});

test('a page of 10,000 differences is cut to 100 lines, and hostile names reach no terminal raw', () => {
  const cookies = Array.from({ length: 10_000 }, (_, index) => cookie(`\u001b[31m${index}`));
  const comparison = compare(
    documentOf({ url, journeys: [journey('first')] }),
    documentOf({ url, journeys: [journey('first', cookies)] }),
  );
  const text = prettyComparison(comparison, new Chalk({ level: 0 })).join('\n');
  expect(text.split('\n')).toHaveLength(103);
  expect(text).toContain('9900 more');
  expect(text).not.toContain('\u001b');
});

test(
  'a site that moved to another host or port is compared by the paths of its pages; pages of several hosts with one path are ' +
    'not',
  () => {
    const pageOf = (address: string, id: string) => ({ url: address, journeys: [journey('first')], findings: [finding(id)] });
    const old = documentOf(pageOf('http://127.0.0.1:4100/', 'a'), pageOf('http://127.0.0.1:4100/shop?x=1', 'a'));
    const moved = documentOf(pageOf('http://localhost:4200/', 'a'), pageOf('http://localhost:4200/shop?x=1', 'b'));
    expect(compare(old, moved).pages.map((page) => [page.url, page.in])).toEqual([['http://localhost:4200/shop?x=1', 'both']]);
    const two = documentOf(pageOf('http://a.example/', 'a'), pageOf('http://b.example/', 'a'));
    expect(compare(two, documentOf(pageOf('http://c.example/', 'a'))).pages.map((page) => page.in)).toEqual([
      'new',
      'old',
      'old',
    ]);
  },
);
