import { expect, test } from 'vitest';
import { change, redo, startHistory, undo } from '../../../fake-server/settings-screen/history.ts';

test('changes are undone one by one and redone, until another change', () => {
  let now = change(change(startHistory('a'), 'b'), 'c');
  now = undo(now);
  expect(now.present).toBe('b');
  expect(redo(now).present).toBe('c');
  now = change(now, 'd');
  expect([now.present, redo(now).present, undo(now).present, undo(undo(now)).present]).toEqual(['d', 'd', 'b', 'a']);
});

test('a joined change is undone together with the change before it', () => {
  const typed = change(change(change(startHistory(''), 'h'), 'he', true), 'hey', true);
  expect([typed.present, undo(typed).present]).toEqual(['hey', '']);
});

test('without a change undo and redo return the same history', () => {
  const fresh = startHistory(1);
  expect([undo(fresh), redo(fresh)]).toEqual([fresh, fresh]);
});
