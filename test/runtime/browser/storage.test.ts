import { expect, test } from 'vitest';
import { createStorage } from '../../../runtime/browser/storage.ts';

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
