import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { rules } from '../../cli/audit/rules/index.ts';
import { fixtureExpectations } from '../helpers/audit/fixture-expectations.ts';
import { expectedRules } from '../helpers/values/expected-names.ts';

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

test('the rules are the expected ones, in the order of reports', () => {
  expect(rules.map(({ id }) => id)).toEqual(expectedRules);
});

describe.each(rules)('$id', (rule) => {
  test('has a file with its id as the name, a title and a reference', () => {
    expect(existsSync(new URL(`../../cli/audit/rules/${rule.id}.ts`, import.meta.url))).toBe(true);
    expect(rule.title.length).toBeGreaterThan(20);
    expect(rule.reference).toMatch(/^[a-z-]+#[a-z0-9-]+$/);
  });

  test('has an explanation, with an example that breaks it and one that keeps it', () => {
    expect(Object.values(rule.explain).every((text) => text.length > 15)).toBe(true);
    expect(rule.explain.wrong).not.toBe(rule.explain.right);
  });

  test('has a finding on at least one fixture site', () => {
    expect(expected.filter(({ ruleId }) => ruleId === rule.id)).not.toEqual([]);
  });

  test('has findings on two pages of the fixtures, and none on its page that keeps the rule', () => {
    expect(expected.filter(({ ruleId }) => ruleId === rule.id).length).toBeGreaterThanOrEqual(2);
    expect(violations.pages[`/${rule.id}/right`]).toMatchObject({ findings: [] });
  });

  test('has no finding on the clean site', () => {
    expect(expected.filter(({ site, ruleId }) => site === 'clean' && ruleId === rule.id)).toEqual([]);
  });

  test('has no finding for a page without visits', () => {
    expect(rule.check({ url: 'https://shop.example/', path: '/', site: null, visits: [], incomplete: 'down' })).toEqual([]);
  });
});

test('fixture sites expect findings of rules that exist', () => {
  const ids = rules.map(({ id }) => id);
  expect(expected.filter(({ ruleId }) => !ids.includes(ruleId))).toEqual([]);
});
