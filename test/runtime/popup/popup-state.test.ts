import { expect, test } from 'vitest';
import { readPopupState, writePopupState } from '../../../runtime/features/popup/popup-state.ts';
import { fakeStorage } from '../../helpers/fakes/fake-storage.ts';

const key = 'squarespace-popup-overlay';

// overlays#popup-stored-state
test('version, submitted and date-closed are stored under one key, named after the product and popup-overlay', () => {
  const storage = fakeStorage();
  writePopupState(storage, { version: 2, submitted: false, closedDate: 1_700_000_000_000 });
  expect([...storage.items.keys()]).toEqual([key]);
  expect(JSON.parse(storage.items.get(key) ?? '')).toEqual({
    version: 2,
    submitted: false,
    'date-closed': 1_700_000_000_000,
  });
  expect(readPopupState(storage)).toEqual({ version: 2, submitted: false, closedDate: 1_700_000_000_000 });
});

// overlays#popup-stored-state
test('the state is null if nothing is stored, storage is refused or the text cannot be read', () => {
  const storage = fakeStorage();
  expect(readPopupState(storage)).toBeNull();
  for (const text of ['', '{', 'null', '[]', '3', '{"submitted":true}', '{"version":{}}']) {
    storage.items.set(key, text);
    expect(readPopupState(storage)).toBeNull();
  }
  writePopupState(storage, { version: 2, submitted: true, closedDate: null });
  storage.refuse();
  expect(readPopupState(storage)).toBeNull();
  expect(() => writePopupState(storage, { version: 3, submitted: true, closedDate: null })).not.toThrow();
});
