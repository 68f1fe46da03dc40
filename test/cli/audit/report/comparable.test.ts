import { expect, test } from 'vitest';
import { comparable } from '../../../../cli/audit/report/comparable.ts';

test('a document of an older version is read without its missing and its malformed parts', () => {
  const old = {
    summary: null,
    pages: [
      { url: 'https://a.example/', journeys: [{ name: 'first', cookies: [{ name: 'a' }, { name: 5 }, null], calls: 'x' }] },
      { url: 'https://b.example/', journeys: null, findings: [{ ruleId: 'r', severity: 'fatal', evidence: 7 }, {}] },
      { url: 7 },
      null,
    ],
  };
  const document = comparable(old);
  expect(document.pages).toMatchObject([
    { journeys: [{ name: 'first', cookies: [{ name: 'a', domain: '', present: true }], calls: [] }], findings: [] },
    { journeys: [], findings: [{ ruleId: 'r', severity: 'error', message: '' }] },
  ]);
});

test.each([null, 7, [], { pages: {} }, { pages: [null, 'x', { url: 7 }] }])('%j has no page to compare', (data) => {
  expect(comparable(data)).toEqual({ environment: null, pages: [] });
});
