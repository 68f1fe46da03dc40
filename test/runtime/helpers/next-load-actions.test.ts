import { describe, expect, test } from 'vitest';
import { addNextLoadAction, takeNextLoadActions } from '../../../runtime/features/helpers/next-load-actions.ts';
import { fakeStorage } from '../../helpers/fakes/fake-storage.ts';

const key = 'sqs_actions_for_next_load';

describe('actions for the next load', () => {
  // helpers#next-load-actions
  test('are taken once, in order, from the key sqs_actions_for_next_load', () => {
    const storage = fakeStorage();
    expect(addNextLoadAction(storage, { name: 'notice', data: { text: 'Grüße' } })).toBe(true);
    addNextLoadAction(storage, { name: 'scroll' });
    expect([...storage.items.keys()]).toEqual([key]);
    expect(takeNextLoadActions(storage)).toEqual([{ name: 'notice', data: { text: 'Grüße' } }, { name: 'scroll' }]);
    expect(takeNextLoadActions(storage)).toEqual([]);
    expect(storage.items.size).toBe(0);
  });

  test.each([
    ['broken', '[{'],
    ['no list', '{"name":"a"}'],
    ['null', 'null'],
    ['no actions', '[1,null,{},{"name":7}]'],
  ])('stored text that is %s has no action, and is removed', (_name, text) => {
    const storage = fakeStorage();
    storage.write(key, text);
    expect(takeNextLoadActions(storage)).toEqual([]);
    expect(storage.items.size).toBe(0);
  });

  test('values of other scripts in the list do not affect them', () => {
    const storage = fakeStorage();
    storage.write(key, '[null,{"name":"a","data":1}]');
    addNextLoadAction(storage, { name: 'b' });
    expect(takeNextLoadActions(storage).map(({ name }) => name)).toEqual(['a', 'b']);
  });

  test('refused storage stores none and has none', () => {
    const storage = fakeStorage();
    storage.refuse();
    expect(addNextLoadAction(storage, { name: 'a' })).toBe(false);
    expect(takeNextLoadActions(storage)).toEqual([]);
  });
});
