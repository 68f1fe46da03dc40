import { expect, test } from 'vitest';
import type { FeedView } from '../../../../fake-server/inspector/calls/feed-state.ts';
import { statusLine } from '../../../../fake-server/inspector/calls/status-line.ts';

const view = (rowCount: number, journal: { readonly count: number; readonly problemCount: number }, isPaused = false) =>
  ({
    rows: Array.from({ length: rowCount }),
    problemCount: 2,
    isPaused,
    extent: { firstSeq: 11, lastSeq: 10 + journal.count, problemCount: journal.problemCount, resets: 0 },
  }) as unknown as FeedView;

test.each([
  ['a list with every call counts them once', view(3, { count: 3, problemCount: 2 }), false, '3 calls, 2 with problems'],
  ['one call is no plural', view(1, { count: 1, problemCount: 2 }), false, '1 call, 2 with problems'],
  [
    'a part of the journal is its newest calls, with the problems of all',
    view(500, { count: 1787, problemCount: 12 }),
    false,
    'Newest 500 of 1,787 calls, 12 with problems in all',
  ],
  [
    'a filter counts what matches',
    view(34, { count: 1787, problemCount: 12 }),
    true,
    '34 calls, 2 with problems of 1,787 in the journal',
  ],
  [
    'a paused list has not the newest calls',
    view(5, { count: 7, problemCount: 3 }, true),
    false,
    '5 calls, 2 with problems of 7 in the journal',
  ],
])('%s', (_, feed, isFiltered, sentence) => {
  expect(statusLine(feed, isFiltered)).toBe(sentence);
});
