// covers: cli/audit/in-page/ fake-server/common/observer/
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import type { JourneyName } from '../../../cli/audit/artifacts/artifacts.ts';
import { bannerParts } from '../../../cli/audit/visit/answer/banner-parts.ts';
import { auditWorld } from '../../helpers/audit/audit-run.ts';
import { serveInFile } from '../../helpers/platform/serve-in-file.ts';

const world = auditWorld();
const id = `'7f3c9a52-0c1e-4b7a-' + Date.now()`;

/** Uses of web storage and other observed interfaces by pages. Each must have the result that it has without an audit. */
const uses: readonly (readonly [use: string, result: unknown])[] = [
  [`localStorage instanceof Storage`, true],
  [`Object.getPrototypeOf(sessionStorage) === Storage.prototype`, true],
  [`Object.prototype.toString.call(localStorage)`, '[object Storage]'],
  [`String(Object.getOwnPropertyDescriptor(window, 'localStorage').get)`, expect.stringContaining('[native code]')],
  [`typeof Object.getOwnPropertyDescriptor(window, 'localStorage').set`, 'undefined'],
  [`localStorage === window.localStorage && localStorage !== sessionStorage`, true],
  [`(localStorage.a = 1, localStorage.a + localStorage['a'] + localStorage.getItem('a'))`, '111'],
  [`(localStorage['b c'] = { toString: () => 'x' }, localStorage.getItem('b c'))`, 'x'],
  [`'a' in localStorage && !('none' in localStorage) && 'getItem' in localStorage`, true],
  [`Object.keys(localStorage).sort().join()`, 'a,b c'],
  [`JSON.stringify(localStorage).split(/[{},]/).sort().join('')`, `"a":"1""b c":"x"`],
  [`Object.entries({ ...localStorage }).length`, 2],
  [
    `(() => { const all = []; for (const key in localStorage) all.push(key); return all.slice(0, 3).sort().join(); })()`,
    'a,b c,length',
  ],
  [`localStorage.hasOwnProperty('a') && localStorage.propertyIsEnumerable('a')`, true],
  [`Object.getOwnPropertyDescriptor(localStorage, 'a').value`, '1'],
  [`delete localStorage.a && localStorage.a === undefined && delete localStorage.none`, true],
  [`(Object.defineProperty(localStorage, 'd', { value: 5 }), localStorage.getItem('d'))`, '5'],
  [`(Storage.prototype.setItem.call(localStorage, 'e', 1), Storage.prototype.getItem.call(localStorage, 'e'))`, '1'],
  [`Object.getOwnPropertyDescriptor(Storage.prototype, 'length').get.call(localStorage) === localStorage.length`, true],
  [`localStorage.length`, 3],
  [`(localStorage.removeItem('e'), localStorage.key(5))`, null],
  [`(() => { try { Storage.prototype.getItem.call({}, 'a'); } catch (error) { return error.name; } })()`, 'TypeError'],
  [`(() => { try { new Storage(); } catch (error) { return error.name; } })()`, 'TypeError'],
  [`(() => { try { localStorage.big = 'x'.repeat(2e7); } catch (error) { return error.name; } })()`, 'QuotaExceededError'],
  [
    `(() => { const child = Object.create(localStorage); child.own = 1; return [localStorage.getItem('own'), ` +
      'child.own].join(); })()',
    ',1',
  ],
  [`(() => { localStorage.setItem = () => 1; localStorage.setItem('f', 2); return localStorage.getItem('f'); })()`, null],
  [`new StorageEvent('storage', { key: 'k', storageArea: localStorage }).storageArea === localStorage`, true],
  [`new StorageEvent('storage').storageArea === null && new StorageEvent('storage') instanceof StorageEvent`, true],
  [`new StorageEvent('storage', { key: 'k' }).constructor === StorageEvent && StorageEvent.name`, 'StorageEvent'],
  [`new (class extends StorageEvent { more() { return this.key; } })('storage', { key: 'k' }).more()`, 'k'],
  [`(() => { try { new StorageEvent(); } catch (error) { return error.name; } })()`, 'TypeError'],
  [`(() => { try { new StorageEvent('x', { storageArea: {} }); } catch (error) { return error.name; } })()`, 'TypeError'],
  [
    `(() => { const event = document.createEvent('StorageEvent'); event.initStorageEvent('s', true, true, 'k', null, null, ` +
      `'', localStorage); return event.storageArea === localStorage; })()`,
    true,
  ],
  [
    `(() => { const frame = document.body.appendChild(document.createElement('iframe')); ` +
      `frame.contentWindow.localStorage.g = 1; return localStorage.g + frame.contentWindow.localStorage.getItem('g'); })()`,
    '11',
  ],
  [
    `(() => { const frame = document.body.appendChild(document.createElement('iframe')); frame.contentWindow.Proxy = null; ` +
      'frame.contentWindow.localStorage.h = 1; return localStorage.h; })()',
    '1',
  ],
  [`(() => { let count = 0; document.cookie = { toString: () => 'counted=' + ++count + '; max-age=0' }; return count; })()`, 1],
  [`(document.cookie = 'c=; max-age=0', 'prepareStackTrace' in Error)`, false],
  [`Object.hasOwn(OfflineAudioContext.prototype, 'createOscillator')`, false],
  [`(localStorage.clear(), localStorage.length)`, 0],
];
const pages: Readonly<Record<string, string>> = {
  '/uses': `<body><script>
    const uses = [${uses.map(([use]) => `() => ${use}`).join(',\n')}];
    const results = uses.map((use) => { try { return use(); } catch (error) { return String(error); } });
    fetch('/results', { method: 'POST', body: JSON.stringify(results) });
  </script>`,
  '/named': `<script>\nlocalStorage.uid = ${id};\nsessionStorage['sid'] = ${id};\n</script>`,
  '/database': `<script>
    const request = indexedDB.open('visitors', 1);
    request.onupgradeneeded = () => request.result.createObjectStore('all');
    request.onsuccess = () => request.result.transaction('all', 'readwrite').objectStore('all').put({ user: { id: ${id} } }, 'me');
  </script>`,
  '/database-right': `<script>
    const request = indexedDB.open('drafts', 1);
    request.onupgradeneeded = () => request.result.createObjectStore('all', { autoIncrement: true });
    request.onsuccess = () => request.result.transaction('all', 'readwrite').objectStore('all').add({ text: 'Hello', at: Date.now() });
    caches.open('files').then((cache) => Promise.all([cache.add('/plain'), cache.put('/page', new Response('<p>Offline'))]));
  </script>`,
  '/cache': `<script>caches.open('files').then((cache) => cache.put('/me', new Response(${id})));</script>`,
  '/kept': `<script>
    const uuid = crypto.randomUUID();
    localStorage.setItem('user-' + uuid, 'yes');
    indexedDB.open('db ' + uuid);
    const bytes = indexedDB.open('bytes', 1);
    bytes.onupgradeneeded = () => bytes.result.createObjectStore('all');
    bytes.onsuccess = () => bytes.result.transaction('all', 'readwrite').objectStore('all').put(crypto.getRandomValues(new Uint8Array(16)), 'me');
    caches.open('files').then((cache) => cache.put('/plain?id=' + uuid, new Response('')));
    navigator.storage.getDirectory().then(async (root) => {
      const stream = await (await root.getFileHandle('visitor', { create: true })).createWritable();
      await stream.write(uuid);
      await stream.close();
    });
  </script>`,
  '/kept-right': `<script>
    localStorage.setItem('user-3f2b8c1e9d4a', 'yes');
    indexedDB.open('db 3f2b8c1e9d4a');
    caches.open('files').then((cache) => cache.put('/plain?id=3f2b8c1e9d4a', new Response('')));
    navigator.storage.getDirectory().then(async (root) => {
      const stream = await (await root.getFileHandle('notes', { create: true })).createWritable();
      await stream.write('Hello');
      await stream.close();
    });
  </script>`,
  '/etag': `<script>const get = () => fetch('/tagged').then((response) => response.text()); get().then(get);</script>`,
  '/etag-right': `<script>const get = () => fetch('/time').then((response) => response.text()); get().then(get);</script>`,
  '/etag-return': `<dialog open><button id=yes>Yes</button><button id=no>No</button></dialog>
    <script>fetch('/tagged').then((response) => response.text());
    const close = (text) => () => { localStorage.answer = text; document.querySelector('dialog').remove(); };
    yes.onclick = close('yes'); no.onclick = close('no'); if (localStorage.answer) close(localStorage.answer)();</script>`,
  '/plain': 'text',
};
let results: unknown;
let tags = 0;
const server = serveInFile(async (request, response) => {
  const path = new URL(request.url ?? '', 'http://localhost').pathname;
  if (path === '/results') {
    results = JSON.parse(await text(request));
    response.end();
  } else if (path === '/tagged') {
    const sent = request.headers['if-none-match'];
    response.setHeader('ETag', sent ?? `"visitor-${tags++}"`);
    response.setHeader('Cache-Control', 'no-cache');
    response.writeHead(sent ? 304 : 200).end(sent ? undefined : 'x');
  } else if (path === '/time') {
    response.setHeader('ETag', `W/"${tags++}"`);
    response.writeHead(200).end(String(tags));
  } else response.writeHead(path in pages ? 200 : 404, { 'Content-Type': 'text/html' }).end(`<!doctype html>${pages[path]}`);
});

async function found(path: string, journeys: readonly JourneyName[] = ['first']) {
  const banner = bannerParts('#yes', '#no');
  const report = await world.audit([{ kind: 'url', url: `http://127.0.0.1:${server.port}${path}` }], { journeys, banner });
  return report.pages[0]?.findings.map(({ ruleId, line, evidence }) => [ruleId, (evidence as { subject: string }).subject, line]);
}

test('web storage and cookies behave as without an audit, and items that are written as properties have their script and line', async () => {
  expect(await found('/uses')).toEqual([]);
  const named = uses.map(([use], index) => [use, (results as unknown[])[index]]);
  expect(named).toEqual(uses);
  expect(await found('/named')).toEqual([
    ['storage-identifier', 'localStorage uid', 2],
    ['storage-identifier', 'sessionStorage sid', 3],
  ]);
});

test('a database or cache with an identifier is a finding at the script that wrote it; without an identifier there is no finding', async () => {
  expect(await found('/database')).toEqual([['storage-identifier', 'indexedDB visitors', 4]]);
  expect(await found('/cache')).toEqual([['storage-identifier', 'caches files', 1]]);
  expect(await found('/database-right')).toEqual([]);
});

test('an identifier in a key, a name, bytes, a cached address or a private file is a finding; a constant is not', async () => {
  const subjects = (await found('/kept', ['first', 'gpc']))?.filter(([ruleId]) => ruleId === 'storage-identifier');
  expect(subjects?.map(([, subject]) => subject).sort()).toEqual([
    'caches files',
    'indexedDB bytes',
    'indexedDB name db *',
    'localStorage name *',
    'opfs visitor',
  ]);
  expect(await found('/kept-right', ['first', 'gpc'])).toEqual([]);
});

test('an ETag of a script’s request is a finding when it comes back, one of changing content is not', async () => {
  const finding = ['storage-identifier', 'etag 127.0.0.1/tagged', 1];
  expect(await found('/etag', ['first', 'gpc'])).toEqual([finding]);
  expect(await found('/etag-right', ['first', 'gpc'])).toEqual([]);
  const returning = ['first', 'declined', 'declined-return'] as const;
  expect(await found('/etag-return', returning)).toContainEqual([...finding.slice(0, 2), 2]);
});
