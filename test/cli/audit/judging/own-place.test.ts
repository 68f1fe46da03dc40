import { expect, test } from 'vitest';
import type { ScriptInitiator } from '../../../../cli/audit/artifacts/artifacts.ts';
import { atOwnPlace } from '../../../../cli/audit/judging/own-place.ts';
import { page, seenRequest, visit } from '../../../helpers/audit/audit-artifacts.ts';

const script = (url: string, line: number, stack: readonly string[] = []): ScriptInitiator => ({
  kind: 'script',
  via: 'document.cookie',
  url,
  line,
  column: 5,
  stack,
});
const vendor = 'https://vendor.example/helper.js';
const place = (initiator: ScriptInitiator, ...requests: Parameters<typeof seenRequest>[1][]) => {
  const found = atOwnPlace(page(visit({ requests: requests.map((more) => seenRequest(more?.url ?? '', more)) })), initiator);
  return found?.kind === 'script' ? [found.file ?? found.url, found.line, found.via] : found;
};

test('the nearest line of the site’s own files comes before the helper of another company', () => {
  const stack = [`set (${vendor}:1:900)`, 'start (https://shop.example/a.js:7:3)', '(top) (https://shop.example/:20:1)'];
  expect(place(script(vendor, 1, stack))).toEqual([
    'https://shop.example/a.js',
    7,
    'document.cookie of a script of vendor.example',
  ]);
  expect(place(script(vendor, 1, [`set (${vendor}:1:900)`, '(top) (site/index.html:4:2)']))).toEqual([
    'site/index.html',
    4,
    'document.cookie of a script of vendor.example',
  ]);
  expect(place(script('https://shop.example/a.js', 3))).toEqual(['https://shop.example/a.js', 3, 'document.cookie']);
});

test(
  'a script of another company has the line that loaded it, also through a second script; one that the site did not load ' +
    'keeps its own',
  () => {
    const markup = { ...script('https://shop.example/', 12), via: 'markup' };
    const manager = 'https://tags.example/manager.js';
    expect(
      place(
        script(vendor, 1),
        { url: vendor, type: 'Script', sentBy: script(manager, 1) },
        { url: manager, type: 'Script', sentBy: markup },
      ),
    ).toEqual(['https://shop.example/', 12, 'document.cookie of a script of vendor.example']);
    expect(place(script(vendor, 1))).toEqual([vendor, 1, 'document.cookie']);
  },
);

test('a line of the site comes before a library in its files; a library that nothing of the site called keeps its place', () => {
  const library = 'https://shop.example/vendor/js.cookie.js';
  const stack = [`set (${library}:1:40)`, 'start (https://shop.example/js/app.js:7:3)'];
  expect(place(script(library, 1, stack))).toEqual(['https://shop.example/js/app.js', 7, 'document.cookie of js.cookie.js']);
  const bundle = 'https://shop.example/app.min.js';
  expect(place(script(bundle, 1, [`set (${bundle}:1:5)`]))).toEqual([bundle, 1, 'document.cookie']);
  const tag = { ...script('https://shop.example/', 12), via: 'markup' };
  expect(place(script(library, 1), { url: library, type: 'Script', sentBy: tag })).toEqual([
    'https://shop.example/',
    12,
    'document.cookie of js.cookie.js',
  ]);
  expect(place(script(library, 1))).toEqual([library, 1, 'document.cookie']);
});

test('the frames of the loader follow the stack, and the line at the place is quoted', () => {
  const loader = script('https://shop.example/tags.js', 3, ['load (https://shop.example/tags.js:3:5)']);
  const sourceLines = [{ url: 'https://shop.example/tags.js', line: 3, column: 5, code: 'load("vendor");' }];
  const requests = [seenRequest(vendor, { type: 'Script', sentBy: loader })];
  expect(atOwnPlace(page(visit({ requests, sourceLines })), script(vendor, 1, [`set (${vendor}:1:5)`]))).toMatchObject({
    code: 'load("vendor");',
    stack: [`set (${vendor}:1:5)`, 'load (https://shop.example/tags.js:3:5)'],
  });
});

test('a cookie of a response has the site’s line that requested it', () => {
  const pixel = 'https://ads.example/p.gif';
  const tag = { ...script('https://shop.example/', 12), via: 'markup' };
  const response = { kind: 'response', url: pixel, status: 200 } as const;
  expect(atOwnPlace(page(visit({ requests: [seenRequest(pixel, { sentBy: tag })] })), response)).toEqual({
    ...response,
    sentBy: tag,
  });
  expect(atOwnPlace(page(visit()), response)).toEqual(response);
});

test('a script that another one makes, as a blob or in its address, has the line that added it', () => {
  for (const url of ['blob:https://shop.example/2ccc7963-3f9a-4061', 'data:text/javascript,track()'])
    expect(
      place(script(url, 1, [`(top) (${url}:1:5)`]), { url, type: 'Script', sentBy: script('https://shop.example/a.js', 9) }),
    ).toEqual([...['https://shop.example/a.js', 9, 'document.cookie of a script that it adds']]);
});
