import { afterEach, expect, test, vi } from 'vitest';
import { newId } from '../../../runtime/browser/new-id.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test('ids have the form of a UUID, version 4, and never repeat', () => {
  const ids = new Set([newId(), newId(), newId()]);
  expect(ids.size).toBe(3);
  for (const id of ids) expect(id).toMatch(uuid);
});

test('needs no Array.from, which old libraries replace by one that does not map', () => {
  vi.spyOn(Array, 'from').mockImplementation(() => []);
  expect(newId()).toMatch(uuid);
});
