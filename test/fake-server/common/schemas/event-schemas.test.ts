import { expect, test } from 'vitest';
import { problemsOf } from '../../../helpers/platform/problems-of.ts';

const report = {
  app: 'site',
  message: 'x is not defined',
  stack: 'at y',
  file: 'a.js',
  line: 3,
  column: 7,
  url: 'https://a.test/',
};

// errors#error-call
test('error reports are a list of events with decoded data and a time', () => {
  const entry = { event: 'javascript-error', data: report, timestamp: 1700000000000 };
  expect(problemsOf('record-javascript-errors', [entry, { ...entry, data: { message: '' } }])).toEqual([]);
  expect(problemsOf('record-javascript-errors', [entry, { event: 'e', data: '{"mess', timestamp: 'now' }])).toEqual([
    '/1/data',
    '/1/timestamp',
  ]);
  expect(problemsOf('record-javascript-errors', [])).toEqual(['']);
  expect(problemsOf('record-javascript-errors', entry)).toEqual(['']);
});

// analytics#event-payload
test('tracked events carry a name and a payload, as a form or as JSON', () => {
  const data = {
    websiteId: 'w1',
    templateId: 't1',
    variantId: 'v1',
    memberAccountId: null,
    member_locale: 'en',
    website_locale: 'en-US',
    pagePath: '/about',
    pageHash: 'team',
  };
  expect(problemsOf('record-event', { crumb: 'c', event: 'video_play', data })).toEqual([]);
  expect(problemsOf('record-event', { event: 'video_play', data: { ...data, pagePath: '/' } })).toEqual([]);
  expect(problemsOf('record-event', { event: '', data: { pagePath: '/about/', pageHash: '#team' } })).toEqual([
    '/event',
    '/data/pagePath',
    '/data/pageHash',
  ]);
  expect(problemsOf('record-event', { event: 'x' })).toEqual(['/data']);
});

test('a network error carries the requested address', () => {
  expect(problemsOf('record-event', { event: 'system_network_error', data: { urlRequested: '/api/x' } })).toEqual([]);
  expect(problemsOf('record-event', { event: 'system_network_error', data: {} })).toEqual(['/data/urlRequested']);
});

test('the trace log is a list of entries with page, type and data', () => {
  expect(problemsOf('trace', { data: [{ pageUrl: '/a', type: 'warn', data: { x: 1 } }] })).toEqual([]);
  expect(problemsOf('trace', { data: [{ pageUrl: '/a' }] })).toEqual(['/data/0/type']);
  expect(problemsOf('trace', { data: 'x' })).toEqual(['/data']);
});

test('a landing has all its fields in the query', () => {
  const query = { landing: '/', refer: '', rk: '', lang: 'en', screen: '1440x900', campaign: 'spring' };
  expect(problemsOf('track', null, query)).toEqual([]);
  expect(problemsOf('track', null, { landing: '/' })).toEqual(['/query/refer', '/query/rk', '/query/lang', '/query/screen']);
});
