import { expect, test } from 'vitest';
import type { Call } from '../../../../cli/audit/artifacts/artifacts.ts';
import { callShape } from '../../../../cli/audit/rules/call-shape.ts';
import { hit, page, seenRequest, visit } from '../../../helpers/audit/audit-artifacts.ts';

const check = (...calls: Partial<Call>[]) =>
  callShape.check(
    page(visit({ calls: calls.map((call) => hit({ body: { event: 'HEARTBEAT', data: {}, ss_cvr: '' }, ...call })) })),
  );
const subjects = (...calls: Partial<Call>[]) => check(...calls).map(({ subject }) => subject);

test('a hit as a form with event, data and ss_cvr has no finding', () => {
  expect(subjects({})).toEqual([]);
});

test('another method, encoding, field or order is reported', () => {
  expect(subjects({ method: 'GET' })).toEqual(['method record-hit']);
  expect(subjects({ contentType: 'application/json', body: { event: 'HEARTBEAT' } })).toEqual(['encoding record-hit']);
  expect(subjects({ body: { event: 'HEARTBEAT', ss_cvr: '' } })).toEqual(['fields record-hit']);
  expect(subjects({ body: { data: {}, event: 'HEARTBEAT', ss_cvr: '' } })).toEqual(['order record-hit']);
  const errors = {
    endpoint: 'record-javascript-errors',
    path: '/api/events/RecordJavascriptErrors',
    contentType: 'application/json',
  };
  expect(subjects({ ...errors, body: {} })).toEqual(['body record-javascript-errors']);
});

test('an unknown /api address is a warning, a call to another host an error', () => {
  const path = '/api/census/Hit';
  expect(check({ endpoint: null, path, url: `https://shop.example${path}` })).toMatchObject([{ severity: 'warning' }]);
  expect(subjects({ url: 'https://other.example/api/census/RecordHit' })).toEqual(['origin record-hit']);
});

test('a second page view of an address is reported, unless it has the same event id', () => {
  const view = (query: string, at = '/') => ({
    url: `https://shop.example/api/census/RecordHit${query}`,
    body: { event: 'PAGE_VIEW', data: { url: at }, ss_cvr: '' },
  });
  expect(subjects(view('?eid=1'), view('?eid=2', '/b'))).toEqual([]);
  expect(subjects(view('?eid=1'), view('?eid=1'))).toEqual([]);
  expect(subjects(view('?eid=1'), view('?eid=2'))).toEqual(['count record-hit']);
});

test('an e-mail address in a query is reported for any host, a package’s version is not', () => {
  const problems = callShape.check(
    page(
      visit({
        requests: [
          seenRequest('https://shop.example/a?to=jane%40garden.example'),
          seenRequest('https://cdn.example/npm/vue@3.2.1/dist.js?x=react@18.2.0'),
        ],
      }),
    ),
  );
  expect(problems.map(({ subject }) => subject)).toEqual(['personal data shop.example/a']);
  expect(problems[0]?.message).not.toContain('jane');
});
