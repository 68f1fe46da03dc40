import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { rules } from '../../cli/audit/rules/index.ts';
import { fixtureExpectations } from '../helpers/audit/fixture-expectations.ts';

const expectations = await fixtureExpectations();
const violations = JSON.parse(readFileSync(new URL('../../fixtures/violations/expect.json', import.meta.url), 'utf8')) as {
  pages: Record<string, { findings: { ruleId: string }[] }>;
};
const expected = [
  ...[...expectations].flatMap(([site, { pages }]) =>
    Object.values(pages).flatMap((findings) => findings.map(({ ruleId }) => ({ site, ruleId }))),
  ),
  ...Object.values(violations.pages).flatMap(({ findings }) => findings.map(({ ruleId }) => ({ site: 'violations', ruleId }))),
];

test('there are the sixteen rules that owners were promised', () => {
  expect(rules.map(({ id }) => id)).toEqual([
    'cookie-before-consent',
    'cookie-after-decline',
    'cookie-under-absolute-policy',
    'cookie-not-cleared',
    'cookie-lifetime',
    'cookie-format',
    'visit-count',
    'consent-banner',
    'consent-choice',
    'tracking-of-excluded-visitor',
    'tracking-on-excluded-page',
    'call-shape',
    'anti-forgery',
    'storage-identifier',
    'third-party-tracking',
    'reporting-limits',
  ]);
});

describe.each(rules)('$id', (rule) => {
  test('has a file of its name, a title and a rule of the behaviour reference', () => {
    expect(existsSync(new URL(`../../cli/audit/rules/${rule.id}.ts`, import.meta.url))).toBe(true);
    expect(rule.title.length).toBeGreaterThan(20);
    expect(rule.reference).toMatch(/^[a-z-]+#[a-z0-9-]+$/);
  });

  test('has a page that explains it, with an example of each kind', () => {
    expect(Object.values(rule.explain).every((text) => text.length > 15)).toBe(true);
    expect(rule.explain.wrong).not.toBe(rule.explain.right);
  });

  test('speaks on at least one fixture site', () => {
    expect(expected.filter(({ ruleId }) => ruleId === rule.id)).not.toEqual([]);
  });

  test('speaks on two pages of the violations, or of leaky and them, and has a twin that it is silent about', () => {
    expect(expected.filter(({ ruleId }) => ruleId === rule.id).length).toBeGreaterThanOrEqual(2);
    expect(violations.pages[`/${rule.id}/right`]).toMatchObject({ findings: [] });
  });

  test('is silent on the clean site', () => {
    expect(expected.filter(({ site, ruleId }) => site === 'clean' && ruleId === rule.id)).toEqual([]);
  });

  test('is silent about a page that nothing was seen of', () => {
    expect(rule.check({ url: 'https://shop.example/', path: '/', site: null, visits: [], incomplete: 'down' })).toEqual([]);
  });
});

test('fixture sites expect findings of rules that exist', () => {
  const ids = rules.map(({ id }) => id);
  expect(expected.filter(({ ruleId }) => !ids.includes(ruleId))).toEqual([]);
});
