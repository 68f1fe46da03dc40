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

test('a script of another company has the line that loaded it, also through a second script; one that the site did not load keeps its own', () => {
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
});
