import { expect, test } from 'vitest';
import { createStorage, createTabStorage, withPageMemory } from '../../../runtime/browser/storage.ts';

const windowWith = (localStorage: unknown) => ({ localStorage }) as unknown as Window;

test('values are written, read and removed; the probe is removed', () => {
  const kept = new Map<string, string>();
  const storage = createStorage(
    windowWith({
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    }),
  );
  expect(storage.isSupported()).toBe(true);
  expect(storage.write('a', '1')).toBe(true);
  expect(storage.read('a')).toBe('1');
  storage.remove('a');
  expect([storage.read('a'), kept.size]).toEqual([null, 0]);
});

test('storage that throws at access, or that is missing, is not supported and has no values', () => {
  const refused = Object.defineProperty({}, 'localStorage', {
    get() {
      throw new Error('sandboxed');
    },
  }) as Window;
  for (const storage of [createStorage(refused), createStorage(windowWith(null))]) {
    expect([storage.isSupported(), storage.read('a'), storage.write('a', '1')]).toEqual([false, null, false]);
    expect(() => storage.remove('a')).not.toThrow();
  }
});

test('a write to full storage returns false', () => {
  const full = {
    setItem() {
      throw new Error('quota');
    },
    getItem: () => null,
  };
  expect(createStorage(windowWith(full)).write('a', '1')).toBe(false);
});

test('the tab’s storage is another one than the site’s', () => {
  const kept = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  };
  const storage = createTabStorage({ localStorage: null, sessionStorage } as unknown as Window);
  expect([storage.write('a', '1'), storage.read('a'), [...kept]]).toEqual([true, '1', [['a', '1']]]);
});

test('what storage refuses is kept on the page, until it is removed or storage accepts it', () => {
  const kept = new Map<string, string>();
  let isFull = true;
  const storage = withPageMemory({
    read: (key) => kept.get(key) ?? null,
    write: (key, text) => !isFull && Boolean(kept.set(key, text)),
    remove: (key) => kept.delete(key),
  });
  expect([storage.write('a', '1'), storage.read('a'), storage.read('b')]).toEqual([false, '1', null]);
  storage.remove('a');
  expect(storage.read('a')).toBeNull();
  storage.write('a', '2');
  isFull = false;
  expect([storage.write('a', '3'), storage.read('a')]).toEqual([true, '3']);
  // consent#several-records: storage has become full, and keeps the older text.
  isFull = true;
  expect([storage.write('a', '4'), storage.read('a'), kept.get('a')]).toEqual([false, '4', '3']);
  isFull = false;
  expect([storage.write('a', '5'), storage.read('a')]).toEqual([true, '5']);
  // Another tab removes the text.
  kept.delete('a');
  expect(storage.read('a')).toBeNull();
});
