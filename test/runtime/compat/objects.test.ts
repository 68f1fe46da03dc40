import { expect, test } from 'vitest';
import { augment, clone, extend, merge, mix } from '../../../runtime/compat/nodes/objects.ts';

class Speaker {
  say(): string {
    return 'said';
  }
}

// compat#library-names
test('Y.merge returns a new object, Y.mix changes one and overwrites only on request', () => {
  const first = { a: 1 };
  expect([merge(first, null, { a: 2, b: 3 }), first]).toEqual([{ a: 2, b: 3 }, { a: 1 }]);
  expect([
    mix({ a: 1 }, { a: 2, b: 3 }),
    mix({ a: 1 }, { a: 2 }, true),
    mix({}, { a: 1, b: 2 }, false, ['b']),
    mix({ a: 1 }, null),
  ]).toEqual([{ a: 1, b: 3 }, { a: 2 }, { b: 2 }, { a: 1 }]);
});

test('Y.augment copies the methods of a class to an object or another class', () => {
  const own = augment({ kept: 1 }, Speaker, true) as { say(): string };
  expect(own.say()).toBe('said');
  class Silent {}
  augment(Silent, Speaker);
  expect((new Silent() as unknown as Speaker).say()).toBe('said');
  expect(Silent.prototype.constructor).toBe(Silent);
  expect(() => augment({}, undefined)).not.toThrow();
});

test('Y.extend creates subclasses with members and statics; without a parent nothing happens', () => {
  const Made = extend(
    function Made() {} as unknown as new () => object,
    Speaker,
    { also: () => 'too' },
    { NAME: 'made' },
  ) as unknown as (new () => Speaker & { also(): string }) & { NAME: string; superclass: object };
  const made = new Made();
  expect([made.say(), made.also(), Made.NAME, made instanceof Speaker, Made.superclass === Speaker.prototype]).toEqual([
    'said',
    'too',
    'made',
    true,
    true,
  ]);
  expect(() => extend(class {}, undefined)).not.toThrow();
});

test('Y.clone copies plain objects and lists at every depth', () => {
  const date = new Date(0);
  const original = { list: [{ a: 1 }], date };
  const copy = clone(original) as typeof original;
  expect(copy).toEqual(original);
  expect([copy.list[0] === original.list[0], copy.date === date]).toEqual([false, true]);
});
