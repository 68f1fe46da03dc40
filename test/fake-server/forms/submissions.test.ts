import { expect, test } from 'vitest';
import { createSubmissions } from '../../../fake-server/forms/submissions.ts';
import { decodeFormField } from '../../../runtime/contract/forms/form-field.ts';

const one = {
  site: 's',
  key: 'k',
  formId: 'f',
  collectionId: '',
  objectName: '',
  isOverlayForm: false,
  submitButtonText: '',
  pagePath: '/',
  values: { a: '1' },
};

test('a key is stored once, with its newest values, its first time and its first place in the list', () => {
  let nowMs = 0;
  const submissions = createSubmissions(() => {
    nowMs += 1000;
    return nowMs;
  });
  submissions.store(one);
  submissions.store({ ...one, key: 'other' });
  submissions.store({ ...one, values: { a: '2' } });
  expect(submissions.list().map(({ seq, key, time, values }) => [seq, key, time, values.a])).toEqual([
    [1, 'k', '1970-01-01T00:00:01.000Z', '2'],
    [2, 'other', '1970-01-01T00:00:02.000Z', '1'],
  ]);
});

test('lists and clears by site and form', () => {
  const submissions = createSubmissions();
  submissions.store(one);
  submissions.store({ ...one, key: '2', formId: 'g' });
  submissions.store({ ...one, key: '3', site: 't' });
  const lists = [submissions.list('s'), submissions.list('s', 'g'), submissions.list('nobody')];
  expect(lists.map(({ length }) => length)).toEqual([2, 1, 0]);
  submissions.clear('s', 'f');
  expect(submissions.list().map(({ key }) => key)).toEqual(['2', '3']);
});

test('values of secret fields are masked, by id, type or title, unless secrets are kept', () => {
  const fields = [{ type: 'text', id: 'a', title: 'PIN code' }].flatMap((field) => decodeFormField(field) ?? []);
  const values = { a: '12', b: '34', 'password-yui_1': 'hunter2' };
  expect(createSubmissions().store({ ...one, values }, fields).values).toEqual({ a: '00', b: '34', 'password-yui_1': 'xxxxxx0' });
  expect(createSubmissions(Date.now, { keepsSecrets: true }).store({ ...one, values }, fields).values).toEqual(values);
});

test('the number of a deleted submission is not used again, also after its rows were restored', () => {
  const submissions = createSubmissions();
  for (const key of ['a', 'b', 'c']) submissions.store({ ...one, key });
  submissions.clear();
  const later = createSubmissions();
  // In the order of a restart.
  for (const table of ['stored', 'lastNumber'] as const) later[table].prepare(submissions[table].snapshot())();
  expect(later.store({ ...one, key: 'd' }).seq).toBe(4);
});
