import { expect, test } from 'vitest';
import { trackerOf } from '../../../../cli/audit/judging/tracker-hosts.ts';
import { thirdPartyTracking } from '../../../../cli/audit/rules/third-party-tracking.ts';
import { answeredVisit, page, seenRequest, visit } from '../../../helpers/audit/audit-artifacts.ts';

const check = (...visits: Parameters<typeof page>) =>
  thirdPartyTracking.check(page(...visits)).map(({ subject, severity }) => [subject, severity]);
const gtag = seenRequest('https://www.googletagmanager.com/gtag/js', { type: 'Script' });
const beacon = seenRequest('https://collector.example/x', { type: 'Ping', method: 'POST' });

test('a request to a known tracker before consent is an error, data sent to another site are a warning', () => {
  expect(check(visit({ requests: [gtag, gtag, beacon] }))).toEqual([
    ['host www.googletagmanager.com', 'error'],
    ['host collector.example', 'warning'],
  ]);
});

test('fonts of other sites, and calls of page and frame to their own sites, have no finding', () => {
  const requests = [
    seenRequest('https://fonts.example/a.woff2', { type: 'Font' }),
    seenRequest('https://shop.example/api/census/RecordHit', { method: 'POST' }),
    seenRequest('https://frame.example/own', { method: 'POST', page: 'https://frame.example/' }),
  ];
  expect(check(visit({ requests }))).toEqual([]);
});

test('trackers are allowed after a yes, but not after a no', () => {
  const after = { ...gtag, afterAnswer: true };
  expect(check(answeredVisit('accept', { requests: [after] }))).toEqual([]);
  expect(check(answeredVisit('accept', { requests: [gtag] }))).toHaveLength(1);
  expect(check(answeredVisit('decline', { requests: [after] }))).toHaveLength(1);
});

test('a tracker’s host matches with its subdomains, and not by a part of a label', () => {
  expect(trackerOf('region1.google-analytics.com')).toBe('Google Analytics');
  expect(trackerOf('notgoogle-analytics.com')).toBeNull();
});
