import { expect, test } from 'vitest';
import type { StoredItem } from '../../../../cli/audit/artifacts/artifacts.ts';
import { storageIdentifier } from '../../../../cli/audit/rules/storage-identifier.ts';
import { answeredVisit, page, scriptInitiator, seenRequest, visit } from '../../../helpers/audit/audit-artifacts.ts';

const local = (name: string, value: string): StoredItem => ({ kind: 'localStorage', name, value });
const uid = local('uid', '7f3c9a52-0c1e-4b7a-9d64');
const subjects = (...visits: Parameters<typeof page>) => storageIdentifier.check(page(...visits)).map(({ subject }) => subject);

test('an identifier in storage before the visitor agreed is an error, named with its script', () => {
  const storageWrites = [{ kind: 'localStorage', name: 'uid', initiator: scriptInitiator, afterAnswer: false }];
  expect(storageIdentifier.check(page(visit({ storage: [uid], storageWrites })))).toMatchObject([
    { subject: 'localStorage uid', severity: 'error', initiator: scriptInitiator },
  ]);
  expect(subjects(visit({ storage: [local('state', '{"user":"7f3c9a52-0c1e-4b7a-9d64"}')] }))).toEqual(['localStorage state']);
});

test('preferences, times and values that are the same for every visitor are not identifiers', () => {
  expect(subjects(visit({ storage: [local('theme', 'dark'), local('at', '1748772000000')] }))).toEqual([]);
  expect(subjects(visit({ storage: [uid] }), answeredVisit('decline', { storage: [uid] }))).toEqual([]);
});

test(
  'an id in the record of an answer or in a cart is a note, because nothing in this storage ends; in a session’s storage it ' +
    'is needed',
  () => {
    const names = ['cookieConsent', 'uc_settings', 'einwilligung', 'cart'];
    const stored = (kind: StoredItem['kind']) => names.map((name) => ({ ...local(name, `{"id":"${uid.value}"}`), kind }));
    const found = (kind: StoredItem['kind']) =>
      storageIdentifier.check(page(answeredVisit('decline', { storage: stored(kind) }))).map(({ severity }) => severity);
    expect(found('localStorage')).toEqual(names.map(() => 'note'));
    expect(found('sessionStorage')).toEqual([]);
  },
);

test('an identifier may be stored after a yes, but not after a no', () => {
  expect(subjects(answeredVisit('accept', { storage: [uid] }))).toEqual([]);
  expect(subjects(answeredVisit('decline', { storage: [uid] }))).toEqual(['localStorage uid']);
});

test('a database or cache is judged by its content, a service worker by its registration', () => {
  const write = (kind: string, name: string) => ({ kind, name, initiator: scriptInitiator, afterAnswer: false });
  const storageWrites = [write('indexedDB', 'visitors'), write('caches', 'files')];
  expect(subjects(visit({ storageWrites }))).toEqual([]);
  const inDatabase: StoredItem = { kind: 'indexedDB', name: 'visitors', value: uid.value };
  expect(storageIdentifier.check(page(visit({ storageWrites, storage: [inDatabase] })))).toMatchObject([
    { subject: 'indexedDB visitors', severity: 'error', initiator: scriptInitiator },
  ]);
  const worker = write('serviceWorker', 'http://shop.localhost:4100/sw.js?v=1');
  expect(storageIdentifier.check(page(visit({ storageWrites: [worker] })))).toMatchObject([
    { subject: 'serviceWorker http://shop.localhost/sw.js', severity: 'warning' },
  ]);
});

test('an ETag that differs for each new visitor is an identifier, a constant one is not', () => {
  const seen = (etag: string) => ({ requests: [seenRequest('https://shop.example/a.gif', { type: 'Image', etag })] });
  expect(subjects(visit(seen('"1"')), answeredVisit('decline', seen('"2"')))).toEqual(['etag shop.example/a.gif']);
  expect(subjects(visit(seen('"1"')), answeredVisit('decline', seen('"1"')))).toEqual([]);
});

test('an ETag of a script’s request counts when the browser sends it back and gets it again', () => {
  const url = 'https://shop.example:8443/data';
  const seen = (etag: string, more = {}) => seenRequest(url, { type: 'Fetch', etag, ...more });
  const first = visit({ requests: [seen('"1"')] });
  const declined = answeredVisit('decline', { requests: [seen('"2"')] });
  const again = (more: object) => visit({ journey: 'declined-return', requests: [seen('"2"', more)] });
  expect(subjects(first, declined)).toEqual([]);
  expect(subjects(first, declined, again({ ifNoneMatch: '"2"', status: 304 }))).toEqual(['etag shop.example/data']);
  expect(subjects(first, declined, again({ ifNoneMatch: '"2"' }))).toEqual(['etag shop.example/data']);
  // The content of most responses of an interface differs for each request.
  expect(subjects(first, declined, again({ ifNoneMatch: '"2"', etag: '"3"' }))).toEqual([]);
});

test('storage of another site’s frame is named with its host, that of a service is a warning', () => {
  const inFrame = (origin: string) => [{ ...uid, origin }];
  const check = (origin: string) =>
    storageIdentifier.check(page(visit({ storage: inFrame(origin) }))).map(({ subject, severity }) => [subject, severity]);
  expect(check('https://ads.example')).toEqual([['localStorage uid of ads.example', 'error']]);
  expect(check('https://www.youtube-nocookie.com')).toEqual([['localStorage uid of www.youtube-nocookie.com', 'warning']]);
});

test('an identifier that was removed again is a warning', () => {
  const write = { kind: 'localStorage', name: 'uid', value: uid.value, initiator: null, afterAnswer: false };
  expect(storageIdentifier.check(page(visit({ storageWrites: [write] })))).toMatchObject([
    { subject: 'localStorage uid', severity: 'warning' },
  ]);
  expect(subjects(visit({ storageWrites: [write] }), answeredVisit('accept', { storageWrites: [write] }))).toEqual([]);
});

test('an identifier in the history’s state is an error, the id that Turbo gives to a page view is a note', () => {
  const state = (name: string): StoredItem => ({ kind: 'history.state', name, value: uid.value });
  const check = (...names: string[]) =>
    storageIdentifier.check(page(visit({ storage: names.map(state) }))).map(({ subject, severity }) => [subject, severity]);
  expect(check('uid', '', 'turbo')).toEqual([
    ['history.state uid', 'error'],
    ['history.state ', 'error'],
    ['history.state turbo', 'note'],
  ]);
});

test('the name of a file, a bucket or a service worker that differs between visitors is an error, that of a version is not', () => {
  const written = (kind: string, name: string) => ({ storageWrites: [{ kind, name, initiator: null, afterAnswer: false }] });
  const check = (kind: string, one: string, other: string) =>
    storageIdentifier
      .check(page(visit(written(kind, one)), answeredVisit('decline', written(kind, other))))
      .filter(({ severity }) => severity === 'error')
      .map(({ subject }) => subject);
  for (const kind of ['opfs', 'storageBuckets']) {
    expect(check(kind, 'visitor-7f3c9a520c1e', 'visitor-1e0c52a9c3f7')).toEqual(Array(2).fill(`${kind} name *`));
    expect(check(kind, 'build-7f3c9a520c1e', 'build-7f3c9a520c1e')).toEqual([]);
  }
  const workers = ['7f3c9a520c1e', '1e0c52a9c3f7'].map((id) => `https://shop.example/sw/${id}/sw.js?v=2`) as [string, string];
  expect(check('serviceWorker', ...workers)).toEqual(Array(2).fill('serviceWorker name https://shop.example/sw/*/sw.js?v=2'));
  expect(check('serviceWorker', workers[0], workers[0])).toEqual([]);
});

test('8 letters and digits that differ between visitors are an identifier where storage lasts, and none without another visitor', () => {
  const check = (kind: StoredItem['kind'], ...values: string[]) => {
    const journeys = ['first', 'gpc'] as const;
    return subjects(
      ...values.map((value, index) => visit({ journey: journeys[index] ?? 'gpc', storage: [{ kind, name: 'v', value }] })),
    );
  };
  expect(check('localStorage', 'k2m8x4q1', 'p7r3t9w5')).toEqual(['localStorage v', 'localStorage v']);
  expect(check('indexedDB', '{"v":"k2m8x4q1"}', '{"v":"p7r3t9w5"}')).toEqual(['indexedDB v', 'indexedDB v']);
  expect(check('sessionStorage', 'k2m8x4q1', 'p7r3t9w5')).toEqual([]);
  expect(check('localStorage', 'k2m8x4q1', 'k2m8x4q1')).toEqual([]);
  expect(check('localStorage', 'k2m8x4q1')).toEqual([]);
});
