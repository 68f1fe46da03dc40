import { expect, test } from 'vitest';
import { createLossCounter } from '../../../runtime/features/delivery/lost-events.ts';
import { fakeStorage } from '../../helpers/fakes/fake-storage.ts';

// analytics#lost-events
test('losses are counted by reason; a reason without losses is absent', () => {
  const counter = createLossCounter(fakeStorage());
  counter.count('expired');
  counter.count('overflow');
  counter.count('overflow');
  expect(counter.all).toEqual({ expired: 1, overflow: 2 });
});

test('losses of a page that was left are reported by the next one, once', () => {
  const storage = fakeStorage();
  const first = createLossCounter(storage);
  first.count('overflow');
  first.count('rejected');
  const next = createLossCounter(storage);
  next.count('overflow');
  expect(next.all).toEqual({ overflow: 1 });
  expect(next.take()).toEqual({ overflow: 2, rejected: 1 });
  expect(next.take()).toEqual({});
  expect(first.take()).toEqual({});
  expect(storage.items.size).toBe(0);
});

test('where storage is refused, the page reports its losses itself', () => {
  const storage = fakeStorage();
  storage.refuse();
  const counter = createLossCounter(storage);
  counter.count('overflow');
  counter.count('overflow');
  expect(counter.take()).toEqual({ overflow: 2 });
  expect(counter.take()).toEqual({});
});

test.each(['{', 'null', '7', '{"overflow":"many"}', '["a"]'])('a stored count of %s is ignored', (text) => {
  const storage = fakeStorage();
  storage.write('ss-outbox-losses', text);
  const counter = createLossCounter(storage);
  counter.count('expired');
  expect(counter.take()).toEqual({ expired: 1 });
});
