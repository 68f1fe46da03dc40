import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { judgeWhole } from '../../../../cli/audit/judging/judge.ts';
import { htmlReport } from '../../../../cli/audit/report/html/html-report.tsx';
import { requestRows, sentRows } from '../../../../cli/audit/report/request-list.ts';
import { shownPictures } from '../../../../cli/audit/report/shown-pictures.ts';
import { timedEvents } from '../../../../cli/audit/report/time-line.ts';
import { rules } from '../../../../cli/audit/rules/index.ts';
import { answeredVisit, cookieWrite, jarCookie, page, seenRequest, visit } from '../../../helpers/audit/audit-artifacts.ts';
import { auditReport, exampleRun } from '../../../helpers/audit/audit-report.ts';

const first = visit({
  requests: [
    seenRequest('https://ads.example/p/visitor-123456?id=visitor-123456', { pageMs: 1400 }),
    seenRequest('https://ads.example/p/visitor-123456?id=again', { status: null }),
  ],
  jarAfter: [jarCookie('id', 'visitor-123456')],
  loadedMs: 1200,
  passedMs: 35_000,
});

test('requests are listed by method and address without query and values of cookies, with their visits and how often', () => {
  const [row, ...more] = requestRows([
    { journey: 'first', sent: sentRows(first) },
    { journey: 'declined', sent: sentRows(first) },
  ]);
  expect(more).toEqual([]);
  expect(row).toEqual({
    pageMs: 1400,
    method: 'GET',
    address: 'https://ads.example/p/xxxxxxx-000000',
    type: 'image',
    result: '200',
    afterAnswer: false,
    sentBy: 'https://shop.example/a.js:3:5',
    count: 4,
    journeys: ['first', 'declined'],
  });
});

test('the time line has the end of the load, the answer and the end of the visit, each at its time', () => {
  const answered = answeredVisit('decline', { loadedMs: 800, passedMs: 43_000, writes: [cookieWrite('a')] });
  const marks = timedEvents(answered).filter(({ kind }) => kind !== 'cookie');
  expect(marks.map(({ kind, text }) => [kind, text])).toEqual([
    ['load', 'the page has loaded'],
    ['answer', 'the visitor says no'],
    ['end', 'the visit ends'],
  ]);
  expect([marks[0]?.pageMs, marks[2]?.pageMs]).toEqual([800, 43_000]);
});

test('equal pictures are shown once, with all their visits, the address, the time and the hash', () => {
  const pictures = [{ label: 'Before an answer', jpeg: 'AAAA', takenAtMs: 1_700_000_000_000 }];
  const at = { landedOn: 'https://shop.example/', pictures };
  expect(
    shownPictures([
      { journey: 'first', ...at },
      { journey: 'declined', ...at },
    ]),
  ).toEqual([
    {
      jpeg: 'AAAA',
      sha256: '709e80c88487a2411e1ee4dfb9f22a861492d20c4765150c0c794abd70f8147c',
      address: 'https://shop.example/',
      takenAtMs: 1_700_000_000_000,
      seen: [
        { label: 'Before an answer', journey: 'first' },
        { label: 'Before an answer', journey: 'declined' },
      ],
    },
  ]);
});

test('tables, time line and requests name journeys in words', () => {
  const judged = judgeWhole(page(first, { ...first, journey: 'declined-return' }), { rules, journeys: ['first'] });
  const $ = load(htmlReport(auditReport([judged], new Set(), exampleRun), rules));
  expect(
    $('.time-line .journey')
      .toArray()
      .map((one) => $(one).text()),
  ).toEqual(['First visit', 'Next visit after a no']);
  expect($('.axis').text()).toBe('0 s5 s10 s15 s20 s25 s30 s');
  expect($('.requests tbody tr').first().text()).toContain('GET https://ads.example/p/xxxxxxx-000000');
  expect($('.page').text()).not.toContain('declined-return');
});
