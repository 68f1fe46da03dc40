import { expect, test } from 'vitest';
import { isAnswerRecord } from '../../../../cli/audit/judging/answer-record.ts';
import { cookieAfterDecline } from '../../../../cli/audit/rules/cookie-after-decline.ts';
import { storageIdentifier } from '../../../../cli/audit/rules/storage-identifier.ts';
import { thirdPartyTracking } from '../../../../cli/audit/rules/third-party-tracking.ts';
import {
  answeredVisit,
  cookieWrite,
  jarCookie,
  noBanner,
  page,
  scriptInitiator,
  seenRequest,
  visit,
} from '../../../helpers/audit/audit-artifacts.ts';

const yearMs = 31_536_000_000;
const [idOfYes, idOfNo] = ['7d1c2b3a-5e4f-4a6b-8c7d-9e0f1a2b3c4d', '0b3f7a52-6f0e-4d6e-9a2b-1c5d8e9f0a1b'];
const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');
const jwt = (value: unknown) => `eyJhbGciOiJIUzI1NiJ9.${base64(value).replace(/=+$/, '')}.c2lnbmF0dXJlLW9mLXRoZS10b2tlbg`;

/** A page of another platform on which both answers write a cookie, which the next visit after the no still has. */
const answeredWith = (name: string, yes: string, no: string, more: { afterAnswer?: boolean; asksAgain?: boolean } = {}) => {
  const { afterAnswer = true, asksAgain = false } = more;
  const stored = (value: string) => ({
    context: null,
    jarAfter: [jarCookie(name, value, { expiresMs: 1_700_000_000_000 + yearMs })],
    writes: [cookieWrite(name, yearMs, { value, afterAnswer })],
  });
  const next = { context: null, journey: 'declined-return', jarAfter: stored(no).jarAfter } as const;
  return page(
    answeredVisit('accept', stored(yes)),
    answeredVisit('decline', stored(no)),
    visit({ ...next, bannerOnLoad: asksAgain ? { ...noBanner, visible: true } : noBanner }),
  );
};

test.each<[string, string, string]>([
  [
    'JSON',
    JSON.stringify({ id: idOfYes, categories: ['necessary', 'analytics'] }),
    JSON.stringify({ id: idOfNo, categories: ['necessary'] }),
  ],
  ['an encoded list', `id%3D${idOfYes}%3Bmarketing%3Dtrue`, `id%3D${idOfNo}%3Bmarketing%3Dfalse`],
  ['base64', base64({ user: idOfYes, ads: true }), base64({ user: idOfNo, ads: false })],
  ['a token', jwt({ sub: idOfYes, all: 'granted' }), jwt({ sub: idOfNo, all: 'denied' })],
  [
    'a switch for each purpose, some of which are off after a yes',
    JSON.stringify({ consents: { necessary: true, functionality: false, measurement: true }, subject: idOfYes }),
    JSON.stringify({ consents: { necessary: true, functionality: false, measurement: false }, subject: idOfNo }),
  ],
  ['parts', `${idOfYes}.1700000000000.1`, `${idOfNo}.1700000000001.0`],
])('an answer that is stored as %s with an identifier is its record: a note', (_, yes, no) => {
  const artifacts = answeredWith('zx_choice', yes, no);
  expect(isAnswerRecord(artifacts, 'cookie', 'zx_choice')).toBe(true);
  expect(cookieAfterDecline.check(artifacts).map(({ severity }) => severity)).toEqual(['note', 'note']);
});

test('a record without an identifier has no finding', () => {
  expect(cookieAfterDecline.check(answeredWith('zx_choice', 'yes', 'no'))).toEqual([]);
});

test('a cookie of a tracker that starts after both answers is no record of the answer', () => {
  const both = answeredWith('zx_visitor', idOfYes, idOfNo);
  expect(isAnswerRecord(both, 'cookie', 'zx_visitor')).toBe(false);
  expect(cookieAfterDecline.check(both).map(({ severity }) => severity)).toEqual(['error', 'error']);
  const json = answeredWith(
    'zx_visitor',
    JSON.stringify({ id: idOfYes, page: 'home' }),
    JSON.stringify({ id: idOfNo, page: 'shop' }),
  );
  expect(isAnswerRecord(json, 'cookie', 'zx_visitor')).toBe(false);
});

test('a word of an answer after a word that only one value has is no difference between the answers', () => {
  const tracked = answeredWith('zx_visitor', `${idOfYes}|start|true`, `${idOfNo}|shop|true`);
  expect(isAnswerRecord(tracked, 'cookie', 'zx_visitor')).toBe(false);
});

test(
  'no record of the answer: a cookie that the page wrote before it, one after which the banner asks again, and one of a ' +
    'known tracker',
  () => {
    const of = (more: object, name = 'zx_choice') => answeredWith(name, `${idOfYes}.true`, `${idOfNo}.false`, more);
    expect(isAnswerRecord(of({ afterAnswer: false }), 'cookie', 'zx_choice')).toBe(false);
    expect(isAnswerRecord(of({ asksAgain: true }), 'cookie', 'zx_choice')).toBe(false);
    expect(cookieAfterDecline.check(of({}, '_ga')).map(({ severity }) => severity)).toEqual(['error', 'error']);
  },
);

test('a record in storage with an identifier is a note', () => {
  const stored = (journey: 'accept' | 'decline', value: string) =>
    answeredVisit(journey, {
      context: null,
      storage: [{ kind: 'localStorage', name: 'zx', value }],
      storageWrites: [{ kind: 'localStorage', name: 'zx', value, initiator: scriptInitiator, afterAnswer: true }],
    });
  const of = (yes: string, no: string) => page(stored('accept', yes), stored('decline', no));
  const severities = (artifacts: ReturnType<typeof page>) => storageIdentifier.check(artifacts).map(({ severity }) => severity);
  expect(severities(of(`{"id":"${idOfYes}","ads":true}`, `{"id":"${idOfNo}","ads":false}`))).toEqual(['note']);
  expect(severities(of(`{"id":"${idOfYes}"}`, `{"id":"${idOfNo}"}`))).toEqual(['error']);
});

test(
  'the report of an answer to another site, with the identifier of its record, is a note; the same on the next visit is an ' +
    'error',
  () => {
    const report = (id: string, afterAnswer = true) =>
      seenRequest('https://consents.example/log', {
        type: 'Fetch',
        method: 'POST',
        afterAnswer,
        postData: JSON.stringify({ acceptation: id, type: 'accept_necessary' }),
      });
    const { visits } = answeredWith('zx_choice', `${idOfYes}.true`, `${idOfNo}.false`);
    const [yes = visit(), no = visit(), next = visit()] = visits;
    const judged = (ofYes: object, ofNo: object, ofNext: object) =>
      thirdPartyTracking
        .check(page({ ...yes, ...ofYes }, { ...no, ...ofNo }, { ...next, ...ofNext }))
        .map(({ severity, message }) => [severity, message]);
    const [requests, refused] = [{ requests: [report(idOfYes)] }, { requests: [report(idOfNo)] }];
    expect(judged(requests, refused, {})).toEqual([
      ['note', 'The answer is sent to consents.example, another site, with an identifier after the visitor declined.'],
    ]);
    const error =
      'An identifier from the visitor’s cookies or storage is sent to consents.example, another site, after the visitor ' +
      'declined.';
    expect(judged({}, refused, {})).toEqual([['error', error]]);
    expect(judged(requests, { requests: [report(idOfNo), report(idOfNo)] }, {})).toEqual([['error', error]]);
    expect(judged(requests, refused, { requests: [report(idOfNo, false)] })[0]).toEqual(['error', error]);
  },
);

test('an identifier of a record that has no digits, as one in seven nanoids has at most one, is that of the record', () => {
  const [ofYes, ofNo] = ['kZqWbTnYvRmXcPdLsJhGf', 'uHgEwQaSxDcRfVtGbYnUm'];
  const { visits } = answeredWith(
    'zx_choice',
    JSON.stringify({ uid: ofYes, ads: true }),
    JSON.stringify({ uid: ofNo, ads: false }),
  );
  const report = (uid: string) =>
    seenRequest('https://consents.example/log', {
      type: 'Fetch',
      method: 'POST',
      afterAnswer: true,
      postData: JSON.stringify({ uid, type: 'accept_necessary' }),
    });
  const [yes = visit(), no = visit(), next = visit()] = visits;
  const found = thirdPartyTracking.check(page({ ...yes, requests: [report(ofYes)] }, { ...no, requests: [report(ofNo)] }, next));
  expect(found.map(({ severity, message }) => [severity, message])).toEqual([
    ['note', 'The answer is sent to consents.example, another site, with an identifier after the visitor declined.'],
  ]);
});
