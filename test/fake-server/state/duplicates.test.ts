import { describe, expect, test } from 'vitest';
import { createDuplicates, eventIdOf } from '../../../fake-server/state/duplicates.ts';

describe('duplicates', () => {
  test('an id is known after remember, for its endpoint only', () => {
    const duplicates = createDuplicates();
    expect(duplicates.isKnown('record-hit', 'a')).toBe(false);
    duplicates.remember('record-hit', 'a');
    expect(duplicates.isKnown('record-hit', 'a')).toBe(true);
    expect(duplicates.isKnown('record-event', 'a')).toBe(false);
  });

  test('isKnown does not store the id: an event that got an error may be sent again', () => {
    const duplicates = createDuplicates();
    duplicates.isKnown('record-hit', 'a');
    expect(duplicates.isKnown('record-hit', 'a')).toBe(false);
  });

  test('the oldest id is dropped beyond the limit', () => {
    const duplicates = createDuplicates(2);
    for (const id of ['a', 'b', 'c']) duplicates.remember('record-hit', id);
    expect(['a', 'b', 'c'].map((id) => duplicates.isKnown('record-hit', id))).toEqual([false, true, true]);
  });

  test('10,000 ids of an endpoint are remembered', () => {
    const duplicates = createDuplicates();
    for (let id = 0; id <= 10_000; id++) duplicates.remember('record-hit', String(id));
    expect(duplicates.isKnown('record-hit', '0')).toBe(false);
    expect(duplicates.isKnown('record-hit', '1')).toBe(true);
  });

  test('no id is known after clear', () => {
    const duplicates = createDuplicates();
    duplicates.remember('record-hit', 'a');
    duplicates.clear();
    expect(duplicates.isKnown('record-hit', 'a')).toBe(false);
  });
});

describe('the event id of a call', () => {
  test.each([
    ['an id', { eid: 'lp1x2y3zabc' }, 'lp1x2y3zabc'],
    ['no id', { crumb: 'x' }, null],
    ['an empty one', { eid: '' }, null],
    ['two ids', { eid: ['a', 'b'] }, null],
    ['one of 65 characters', { eid: 'a'.repeat(65) }, null],
    ['one with other characters', { eid: 'a b' }, null],
  ])('%s', (_name, query, expected) => {
    expect(eventIdOf(query)).toBe(expected);
  });
});
