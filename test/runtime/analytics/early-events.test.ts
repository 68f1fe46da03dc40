import { expect, test } from 'vitest';
import { takeEarlyEvents } from '../../../runtime/features/analytics/early-events.ts';
import { createEventId } from '../../../runtime/features/delivery/event-id.ts';
import { earlyKey } from '../../../runtime/features/delivery/stored-event.ts';
import { fakeStorage } from '../../helpers/fakes/fake-storage.ts';

const pageStartMs = 1_700_000_000_000.25;
const url = 'http://clean.localhost/shop/?a=b#top';

// analytics#early-event
test('early events of an earlier page are returned once; those of this page stay', () => {
  const storage = fakeStorage();
  const [earlier, own] = [createEventId(1_699_999_999_999, Math.random), createEventId(1_700_000_000_001, Math.random)];
  storage.write('cart', '1');
  storage.write(earlyKey(earlier), JSON.stringify(['opened', { size: 3 }, url]));
  storage.write(earlyKey(own), JSON.stringify(['closed', {}, url]));
  expect(takeEarlyEvents(storage, pageStartMs)).toEqual([{ id: earlier, event: 'opened', data: { size: 3 }, url: new URL(url) }]);
  expect(takeEarlyEvents(storage, pageStartMs)).toEqual([]);
  expect([...storage.items.keys()]).toEqual(['cart', `ss-early:${own}`]);
});

test.each(['', '{', 'null', '7', '[]', '[7,{},"http://a.test"]', '["opened",{},"no address"]'])(
  'text of another script (%s) is dropped',
  (text) => {
    const storage = fakeStorage();
    storage.write('ss-early:0', text);
    expect(takeEarlyEvents(storage, pageStartMs)).toEqual([]);
    expect(storage.items.size).toBe(0);
  },
);

test('where storage is refused there are no early events', () => {
  const storage = fakeStorage();
  storage.refuse();
  expect(takeEarlyEvents(storage, pageStartMs)).toEqual([]);
});
