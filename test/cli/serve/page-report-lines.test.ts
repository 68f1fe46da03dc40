import { Chalk } from 'chalk';
import { expect, test } from 'vitest';
import { pageReportLines } from '../../../cli/serve/page-report-lines.ts';
import type { StoredPageReport } from '../../../runtime/contract/page/page-report.ts';

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
};
const plain = new Chalk({ level: 0 });

test('a page of which all works takes one line', () => {
  expect(pageReportLines(clean, plain)).toEqual(['  pots/work  ready  2 gallery, form']);
});

test('what does not work is listed with its reason, at most 12 rows a list, and never with control characters', () => {
  const lines = pageReportLines(
    {
      ...clean,
      state: 'failed',
      alive: {},
      skipped: [
        { block: 'sqs-block-map\u001b[2J', reason: 'no-context' },
        { block: 'x', reason: 'not in view yet' },
      ],
      missingNames: Array.from({ length: 14 }, (_, index) => `Y.Name${index}`),
      thirdParties: [
        { origin: 'https://a.example', requests: 3, failed: 0 },
        { origin: 'https://b.example', requests: 2, failed: 2 },
      ],
    },
    plain,
  );
  expect(lines.slice(0, 3)).toEqual([
    '  pots/work  failed  no blocks',
    '    Not alive',
    '      sqs-block-map\\u001b[2J: no-context',
  ]);
  expect(lines.slice(-5)).toEqual([
    '      Y.Name11',
    '      and 2 more',
    '    Other hosts that could not be reached',
    '      https://b.example: 2 of 2 requests',
    '    1 more come to life when they come into view.',
  ]);
});
