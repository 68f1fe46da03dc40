import { expect, test } from 'vitest';
import { identifierLifetime } from '../../../../cli/audit/rules/identifier-lifetime.ts';
import { answeredVisit, askingSettings, cookieWrite, page } from '../../../helpers/audit/audit-artifacts.ts';

const dayMs = 86_400_000;
const found = (name: string, value: string, days: number, choice: 'accept' | 'decline' = 'accept') =>
  identifierLifetime
    .check(page(answeredVisit(choice, { writes: [cookieWrite(name, days * dayMs, { value, afterAnswer: true })] })))
    .map(({ message, severity }) => [severity, message]);

test('an identifier of 13 months is within the limit, one of two years is a note with its source (consent#identifier-lifetime)', () => {
  expect(found('_ga', 'GA1.1.1234567890.1700000000', 396)).toEqual([]);
  expect(found('_ga', 'GA1.1.1234567890.1700000000', 730)).toEqual([
    [
      'note',
      'Cookie _ga can identify the visitor and lasts for 730 days; the French authority (CNIL) advises at most 13 months.',
    ],
  ]);
  expect(found('theme', 'dark', 730)).toEqual([]);
  expect(found('ss_cvr', 'a1|1748772000000|1748772000000|1748858400000|1', 730)).toEqual([]);
});

test('an answer of 12 months is within the limit, one of 13 is a note, after a yes and after a no', () => {
  expect(found('cookie_consent', 'yes', 366)).toEqual([]);
  for (const choice of ['accept', 'decline'] as const)
    expect(found('cookie_consent', 'yes', 396, choice)).toEqual([
      [
        'note',
        'Cookie cookie_consent keeps the visitor’s answer for 396 days; the French authority (CNIL) advises at most 12 months.',
      ],
    ]);
});

test('under an absolute policy a yes allows nothing, so that its cookie is a finding of that rule alone', () => {
  const context = { pageType: 2, cookieSettings: { ...askingSettings, isRestrictiveCookiePolicyAbsolute: true } };
  const writes = [cookieWrite('_ga', 730 * dayMs, { value: 'GA1.1.1234567890.1700000000', afterAnswer: true })];
  expect(identifierLifetime.check(page(answeredVisit('accept', { context, writes })))).toEqual([]);
});
