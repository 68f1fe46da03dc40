import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { rules } from '../../cli/audit/rules/index.ts';
import { fixtureExpectations } from '../helpers/fixture-expectations.ts';

const expectations = await fixtureExpectations();
const expected = [...expectations].flatMap(([site, { pages }]) =>
  Object.values(pages).flatMap((findings) => findings.map((finding) => ({ site, ...finding }))),
);

test('there are the eight rules that owners were promised', () => {
  expect(rules.map(({ id }) => id)).toEqual(
    expect.arrayContaining([
      'cookie-before-consent',
      'cookie-after-decline',
      'cookie-not-cleared',
      'cookie-lifetime',
      'consent-banner',
      'consent-choice',
      'tracking-of-excluded-visitor',
      'tracking-on-excluded-page',
    ]),
  );
});

describe.each(rules)('$id', (rule) => {
  test('has a file of its name, a title and a section of the specification', () => {
    expect(existsSync(new URL(`../../cli/audit/rules/${rule.id}.ts`, import.meta.url))).toBe(true);
    expect(rule.title.length).toBeGreaterThan(20);
    expect(rule.spec).toMatch(/^[12] §\d$/);
  });

  test('speaks on at least one fixture site', () => {
    expect(expected.filter(({ ruleId }) => ruleId === rule.id)).not.toEqual([]);
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
