import { expect, test } from 'vitest';
import { change, redo, startHistory, undo } from '../../../fake-server/settings-screen/history.ts';

test('changes are taken back one by one and made again, until something else is changed', () => {
  let now = change(change(startHistory('a'), 'b'), 'c');
  now = undo(now);
  expect(now.present).toBe('b');
  expect(redo(now).present).toBe('c');
  now = change(now, 'd');
  expect([now.present, redo(now).present, undo(now).present, undo(undo(now)).present]).toEqual(['d', 'd', 'b', 'a']);
});

test('a change that goes on with the one before is taken back with it', () => {
  const typed = change(change(change(startHistory(''), 'h'), 'he', true), 'hey', true);
  expect([typed.present, undo(typed).present]).toEqual(['hey', '']);
});

test('where nothing was changed there is nothing to take back', () => {
  const fresh = startHistory(1);
  expect([undo(fresh), redo(fresh)]).toEqual([fresh, fresh]);
});
