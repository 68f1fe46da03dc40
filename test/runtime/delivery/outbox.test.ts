import { describe, expect, test } from 'vitest';
import type { TelemetryEvent } from '../../../runtime/features/delivery/event.ts';
import { createEventId } from '../../../runtime/features/delivery/event-id.ts';
import { createOutbox } from '../../../runtime/features/delivery/outbox.ts';
import { fakeStorage } from '../../helpers/fakes/fake-storage.ts';
import { settlingClock } from '../../helpers/fakes/settling-clock.ts';

const dayMs = 24 * 60 * 60 * 1000;

function setUp({ storage = fakeStorage(), clock = settlingClock(), owner = 'page1', mayStore = true } = {}) {
  const lossCounts: string[] = [];
  const outbox = createOutbox({ storage, clock, owner, mayStore: () => mayStore, onLoss: (reason) => lossCounts.push(reason) });
  let count = 0;
  const event = (text = 'x'): TelemetryEvent => ({
    id: createEventId(clock.now() + count++, Math.random),
    kind: 'tracking',
    row: { path: '/api/events/RecordEvent', encoding: 'form', crumb: 'field' },
    payload: { text },
  });
  const ids = () => outbox.entries().map((entry) => entry.event.id);
  return { outbox, storage, clock, lossCounts, event, ids };
}

describe('the outbox', () => {
  test('returns the oldest event first', () => {
    const { outbox, event, ids } = setUp();
    const [first, second] = [event(), event()];
    outbox.put(second, 0);
    outbox.put(first, 0);
    expect(ids()).toEqual([first.id, second.id]);
  });

  // analytics#outbox-limits
  test('keeps 200 events; with one more the oldest is dropped and counted', () => {
    const { outbox, event, ids, lossCounts } = setUp();
    const events = Array.from({ length: 201 }, () => event());
    for (const each of events.slice(0, 200)) outbox.put(each, 0);
    expect(lossCounts).toEqual([]);
    outbox.put(events[200] as TelemetryEvent, 0);
    expect(ids()).toEqual(events.slice(1).map(({ id }) => id));
    expect(lossCounts).toEqual(['overflow']);
  });

  // analytics#outbox-limits
  test('keeps 64 KiB in all; the oldest are dropped and counted to make room', () => {
    const { outbox, storage, event, ids, lossCounts } = setUp();
    const events = Array.from({ length: 6 }, () => event('x'.repeat(16 * 1024)));
    for (const each of events) outbox.put(each, 0);
    expect(ids()).toEqual(events.slice(3).map(({ id }) => id));
    expect(lossCounts).toEqual(['overflow', 'overflow', 'overflow']);
    expect([...storage.items.values()].join('').length).toBeLessThanOrEqual(65_536);
  });

  // analytics#outbox-limits
  test('drops and counts events older than 24 hours, and events from the future', async () => {
    const { outbox, event, ids, lossCounts, clock } = setUp();
    outbox.put(event(), 0);
    outbox.put({ ...event(), id: createEventId(clock.now() + 3 * dayMs, Math.random) }, 0);
    expect(ids()).toHaveLength(1);
    await clock.turn(dayMs);
    expect(ids()).toHaveLength(1);
    await clock.turn(1);
    expect(ids()).toHaveLength(0);
    expect(lossCounts).toEqual(['expired', 'expired']);
  });

  test('is shared by two tabs: each reads the other’s events with their owner', () => {
    const one = setUp();
    const other = setUp({ storage: one.storage, clock: one.clock, owner: 'page2' });
    const event = one.event();
    one.outbox.put(event, 5);
    expect(other.outbox.entries()).toEqual([{ event, leasedUntilMs: 5, owner: 'page1' }]);
    expect(other.outbox.isOwn(event.id)).toBe(false);
    other.outbox.put(event, 9);
    expect(one.outbox.isOwn(event.id)).toBe(false);
    other.outbox.remove(event.id);
    expect(one.ids()).toEqual([]);
  });

  test('does not change the storage of other scripts', () => {
    const { outbox, storage, event } = setUp();
    storage.write('cart', 'abc');
    const kept = event();
    outbox.put(kept, 0);
    outbox.remove(kept.id);
    expect([...storage.items]).toEqual([['cart', 'abc']]);
  });

  test('drops and counts text of other scripts', () => {
    const { outbox, storage, event, ids, lossCounts } = setUp();
    const kept = event();
    outbox.put(kept, 0);
    storage.write('ss-outbox:zzz', 'hello');
    expect(ids()).toEqual([kept.id]);
    expect(lossCounts).toEqual(['unreadable']);
    expect(storage.items.size).toBe(1);
  });

  // analytics#outbox
  test('works in memory when storage is refused, with the same limits', () => {
    const storage = fakeStorage();
    storage.refuse();
    const { outbox, event, ids, lossCounts } = setUp({ storage });
    const events = Array.from({ length: 201 }, () => event());
    for (const each of events) outbox.put(each, 0);
    expect(ids()).toHaveLength(200);
    expect(lossCounts).toEqual(['overflow']);
    expect(outbox.isOwn(events[5]?.id ?? '')).toBe(true);
  });

  test('keeps events in memory that do not fit into storage, and stores the others', () => {
    const storage = fakeStorage();
    storage.limit(500);
    const { outbox, event, ids, lossCounts } = setUp({ storage });
    const [large, small] = [event('x'.repeat(1000)), event('y')];
    outbox.put(large, 0);
    outbox.put(small, 0);
    expect(ids()).toEqual([large.id, small.id]);
    expect([...storage.items.keys()]).toEqual([`ss-outbox:${small.id}`]);
    expect(lossCounts).toEqual([]);
  });

  test('stores nothing while storing is not allowed', () => {
    const { outbox, storage, event, ids } = setUp({ mayStore: false });
    const kept = event();
    outbox.put(kept, 0);
    expect(ids()).toEqual([kept.id]);
    expect(storage.items.size).toBe(0);
  });
});
