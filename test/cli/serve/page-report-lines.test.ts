import { Chalk } from 'chalk';
import { expect, test } from 'vitest';
import { changedLines, pageReportLines } from '../../../cli/serve/page-report-lines.ts';
import type { StoredPageReport } from '../../../fake-server/common/visits/page-report.ts';

const clean: StoredPageReport = {
  site: 'pots',
  path: '/work',
  time: '2026-01-02T03:04:05.000Z',
  url: 'http://pots.localhost:1/work',
  state: 'ready',
  alive: { gallery: 2, form: 1 },
  skipped: [],
  missingNames: [],
  errors: [],
  blankImages: [],
  thirdParties: [],
  unhandledCalls: [],
  leftOutScripts: [],
};
const plain = new Chalk({ level: 0 });

test('a page without problems has two lines', () => {
  expect(pageReportLines(clean, plain)).toEqual(['  pots/work  ready', '    2 gallery, form']);
});

test('problems are listed with their reasons, at most 12 rows per list, without control characters', () => {
  const lines = pageReportLines(
    {
      ...clean,
      state: 'failed',
      alive: {},
      skipped: [
        { block: 'sqs-block-map\u001b[2J', reason: 'no-context' },
        { block: 'AncillaryLayout', reason: 'unknown-controller' },
        { block: 'AncillaryLayout', reason: 'unknown-controller' },
        { block: 'x', reason: 'not in view yet' },
      ],
      missingNames: Array.from({ length: 14 }, (_, index) => `Y.Name${index}`),
      thirdParties: [
        { origin: 'https://a.example', requests: 3, failed: 0, leftOut: 0 },
        { origin: 'https://b.example', requests: 2, failed: 2, leftOut: 0 },
        { origin: 'https://c.example', requests: 1, failed: 0, leftOut: 1 },
      ],
      leftOutScripts: [
        { name: 'common-0123456789abcdef-min.en-US.js', count: 2 },
        ...['common-vendors-stable-0123456789abcdef-min.en-US.js', 'Squarespace.load(window)', 'site-bundle.0a1b.js'].map(
          (name) => ({ name, count: 1 }),
        ),
      ],
    },
    plain,
  );
  expect(lines.slice(0, 5)).toEqual([
    '  pots/work  failed',
    '    no blocks',
    '    Not mounted',
    '      sqs-block-map\\u001b[2J: no-context',
    '      AncillaryLayout: unknown-controller (2 times)',
  ]);
  expect(lines.slice(-9)).toEqual([
    '      Y.Name11',
    '      and 2 more',
    '    Other hosts',
    '      https://b.example: 2 of 2 requests failed',
    '      https://c.example: 1 request left out',
    '    Scripts of the platform that were removed',
    '      5: common (2 times), common-vendors-stable, Squarespace.load(window),',
    '        site-bundle.0a1b.js',
    '    1 more is mounted when it comes into view.',
  ]);
});

test('a page without a context whose blocks work is not called failed', () => {
  expect(pageReportLines({ ...clean, state: 'failed' }, plain)[0]).toBe('  pots/work  blocks only');
});

test('a later report of a page has only what is new, under the titles of its lists', () => {
  const first = pageReportLines(
    { ...clean, skipped: [{ block: 'map', reason: 'no-context' }], errors: ['One at a.js:1'] },
    plain,
  );
  const later = { ...clean, alive: { gallery: 3 }, errors: ['One at a.js:1', 'Two at a.js:2'] };
  expect(changedLines(first, pageReportLines(later, plain))).toEqual([
    '  pots/work  ready',
    '    3 gallery',
    '    Errors',
    '      Two at a.js:2',
  ]);
  expect(changedLines(first, first)).toEqual(['  pots/work  ready', '    as before']);
});
