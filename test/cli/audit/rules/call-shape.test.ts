import { expect, test } from 'vitest';
import type { Call } from '../../../../cli/audit/artifacts/calls.ts';
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

test('a page view is counted once for each load of the page, and again when the page is restored', () => {
  const view = (eid: string, more = {}) =>
    hit({
      url: `https://shop.example/api/census/RecordHit?eid=${eid}`,
      body: { event: 'PAGE_VIEW', data: { url: '/', ...more }, ss_cvr: '' },
    });
  const loads = (count: number) =>
    Array.from({ length: count }, () => seenRequest('https://shop.example/', { type: 'Document' }));
  const found = (requests: ReturnType<typeof loads>, ...calls: ReturnType<typeof view>[]) =>
    callShape.check(page(visit({ requests, calls }))).map(({ subject }) => subject);
  expect(found(loads(2), view('1'), view('2'))).toEqual([]);
  expect(found(loads(2), view('1'), view('2'), view('3'))).toEqual(['count record-hit']);
  expect(found(loads(1), view('1'), view('2', { restore: true }))).toEqual([]);
});

test('a path with a slash at its end and a hash with # are reported', () => {
  const event = (pagePath: string, pageHash: string) => ({
    endpoint: 'record-event',
    path: '/api/events/RecordEvent',
    body: { crumb: 'x', event: 'x', data: { pagePath, pageHash } },
  });
  expect(subjects(event('/a', 'b'))).toEqual([]);
  expect(subjects(event('', ''))).toEqual([]);
  expect(subjects(event('/a/', '#b'))).toEqual(['path record-event', 'hash record-event']);
  const button = { endpoint: 'button-render', path: '/api/census/button-render', body: { id: 'b', pagePath: '/a/' } };
  expect(subjects(button)).toEqual(['path button-render']);
});

test('a click is recorded once', () => {
  const click = (id: string, atMs: number, eid: string) => ({
    endpoint: 'button-click',
    path: '/api/census/button-click',
    url: `https://shop.example/api/census/button-click?eid=${eid}`,
    body: { id },
    atMs,
  });
  expect(subjects(click('a', 0, '1'), click('b', 10, '2'), click('a', 900, '3'))).toEqual([]);
  expect(subjects(click('a', 0, '1'), click('a', 10, '1'))).toEqual([]);
  expect(subjects(click('a', 0, '1'), click('a', 10, '2'))).toEqual(['count button-click']);
});

test('an e-mail address in the query of a beacon of a page that is left is reported', () => {
  expect(subjects({ url: 'https://left.example/in?mail=ann@example.org', path: '/in', endpoint: null })).toEqual([
    'personal data left.example/in',
  ]);
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
