import { load } from 'cheerio/slim';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { SeenCookie, VisitDetail, VisitEvent, WriteEvent } from '../../../../fake-server/common/visits/visits.ts';
import { CookieTable } from '../../../../fake-server/inspector/visit/CookieTable.tsx';
import { groupEvents, shownChoices } from '../../../../fake-server/inspector/visit/group-events.ts';
import { TimeLine } from '../../../../fake-server/inspector/visit/TimeLine.tsx';

const markup = '<img src=x onerror=alert(1)>';
const write = (more: Partial<WriteEvent>): WriteEvent => ({
  ...{
    kind: 'write',
    time: '2026-01-01T00:00:01.000Z',
    path: '/lifetime',
    store: 'cookie',
    name: 'ss_cvr',
    shape: 'x',
    value: null,
  },
  ...{ attributes: '', lifetime: 315_360_000_000, isStored: true, count: 1 },
  writer: {
    ...{ owner: 'site', file: '/lifetime.js', line: 6, column: 3, url: 'http://leaky.localhost/lifetime.js' },
    ...{ functionName: '', callers: ['/:12'] },
  },
  verdict: {
    kind: 'wrong-lifetime',
    rule: 'analytics#visit-record',
    reason: 'Asked to last 10 years; the contract says 2 years.',
  },
  ...more,
});
const callWith = (seq: number, status: number): VisitEvent => ({
  ...{ kind: 'call', time: '2026-01-01T00:00:03.000Z', seq, endpoint: 'record-hit', method: 'POST', status },
  ...{ path: '/api/census/RecordHit', valid: true, fault: null },
});
const visit: VisitDetail = {
  ...{
    id: '1',
    site: 'leaky',
    startedAt: '2026-01-01T00:00:00.000Z',
    latestAt: '2026-01-01T00:00:09.000Z',
    browser: 'Chrome 156',
  },
  ...{ entrance: '/lifetime', pages: 1, writes: 2, calls: 2, problems: 1, dropped: 0 },
  events: [
    { kind: 'page', time: '2026-01-01T00:00:00.000Z', path: '/lifetime', referrer: '', status: 200, isFrame: false },
    write({}),
    write({
      store: 'local-storage',
      name: markup,
      lifetime: 'unknown',
      verdict: { kind: 'unclear', rule: null, reason: 'Not known.' },
    }),
    { kind: 'answer', time: '2026-01-01T00:00:02.000Z', path: '/lifetime', answer: 'declined', seenIn: 'page' },
    callWith(41, 200),
    callWith(42, 503),
    { kind: 'left', time: '2026-01-01T00:00:04.000Z', path: '/lifetime' },
  ],
};
const textOfRows = (element: ReactElement, selector: string) => {
  const $ = load(renderToStaticMarkup(element));
  return {
    $,
    rows: $(selector)
      .get()
      .map((row) => $(row).text().replace(/\s+/g, ' ').trim()),
  };
};

test('a time line says who wrote a cookie, for how long, and what is wrong; calls lead to their entries', () => {
  const { $, rows } = textOfRows(<TimeLine visit={visit} shown="everything" />, '.visit-event');
  expect(rows).toEqual([
    '+1.0 sss_cvr written by the site’s script for 10 years/lifetime.js:6called by 1/:12Wrong lifetimeAsked to last 10 ' +
      'years; the contract says 2 years. analytics#visit-record',
    `+1.0 s${markup} written by the site’s script in local storage/lifetime.js:6called by 1/:12Not judgedNot known.`,
    '+2.0 sThe visitor declined cookies',
    '+3.0 srecord-hit 200',
    '+3.0 srecord-hit 503',
    '+4.0 sLeft /lifetime',
  ]);
  expect($('img')).toHaveLength(0);
  expect(
    $('.visit-event a')
      .get()
      .map((link) => $(link).attr('href')),
  ).toEqual([...['http://leaky.localhost/lifetime.js', 'http://leaky.localhost/lifetime.js', '?entry=41', '?entry=42']]);
  expect($('.visit-mark.is-problem')).toHaveLength(2);
});

test('each choice shows its kinds of events, and page views always', () => {
  const kinds = shownChoices.map((shown) => [
    shown,
    groupEvents(visit.events, shown)[0]
      ?.events.map(({ event }) => event.kind)
      .join(),
  ]);
  expect(Object.fromEntries(kinds)).toEqual({
    usual: 'write,answer,call,call,left',
    cookies: 'write,answer',
    problems: 'write,call',
    everything: 'write,write,answer,call,call,left',
  });
  expect(groupEvents(visit.events.slice(1), 'problems').map(({ page }) => page)).toEqual([null]);
});

test('the table of cookies has the worst first, the time left, each writer and the one that wrote last', () => {
  const { writer, verdict } = write({});
  const cookie: SeenCookie = {
    ...{ site: 'leaky', name: 'ss_cvr', store: 'cookie', purpose: 'the visitor record', isTracking: true, visit: '1' },
    ...{ contractLifetimeMs: 1, state: 'kept', shape: 'x', value: 'a|1', writtenAt: '2026-01-01T00:00:00.000Z' },
    expiresAt: '2035-12-30T00:00:00.000Z',
    writers: [
      {
        writer,
        lifetime: 315_360_000_000,
        isStored: true,
        count: 2,
        path: '/lifetime',
        latestAt: '2026-01-01T00:00:00.000Z',
        verdict,
      },
      {
        ...{ writer: { ...writer, url: 'javascript:alert(1)', callers: [] }, lifetime: 0, isStored: false, count: 1, path: '/' },
        ...{ latestAt: '2025-01-01T00:00:00.000Z', verdict: { kind: 'allowed', rule: null, reason: 'Deletes the cookie.' } },
      },
    ],
  };
  const before: SeenCookie = {
    ...cookie,
    name: 'old',
    state: 'before',
    writers: [],
    writtenAt: null,
    expiresAt: null,
    value: null,
    shape: '',
  };
  const { $, rows } = textOfRows(
    <CookieTable cookies={[before, cookie]} nowMs={Date.parse('2026-01-01T00:00:30.000Z')} />,
    'tbody tr',
  );
  expect(rows).toEqual([
    'ss_cvrtrackingleaky: the visitor record10 years leftwritten 30 seconds agoa|1the site’s script × 2wrote ' +
      'last/lifetime.js:6called by 1/:12on /lifetime10 yearsWrong lifetimeAsked to last 10 years; the contract says 2 years. ' +
      'analytics#visit-record',
    'the site’s script/lifetime.js:6on /deletes itRefused by the browserDeletes the cookie.',
    'oldtrackingleaky: the visitor recordTime left unknownIt was there before the visit: no write was seen.',
  ]);
  expect($('a[href^="javascript"]')).toHaveLength(0);
});
