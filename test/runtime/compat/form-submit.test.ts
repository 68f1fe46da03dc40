import { afterEach, expect, test, vi } from 'vitest';
import { createFormSubmit } from '../../../runtime/compat/form-submit.ts';

class Form {
  readonly nodeType = 1;
}
afterEach(() => vi.unstubAllGlobals());

// compat#form-submit
test.each([
  [
    'an object of ids',
    [{ formId: 'f1', collectionId: 'c1', objectName: 'o1' }],
    { formId: 'f1', collectionId: 'c1', objectName: 'o1' },
  ],
  ['three texts', ['f1', 'c1', 'page-c1'], { formId: 'f1', collectionId: 'c1', objectName: 'page-c1' }],
  ['two texts', ['f1', 'c1'], { formId: 'f1', collectionId: 'c1', objectName: '' }],
  ['nothing', [], { formId: '', collectionId: '', objectName: '' }],
])('a form is sent with %s, whether it is given itself, wrapped, or as formNode', async (_, ids, expected) => {
  for (const name of ['HTMLFormElement', 'HTMLElement', 'Element', 'Node']) vi.stubGlobal(name, Form);
  const submit = vi.fn();
  const page = { service: async () => ({ submit }), errors: { report: vi.fn() } };
  const FormSubmit = createFormSubmit(page as never);
  const form = new Form();
  for (const given of [form, { _node: form }, { formNode: form }, { formNode: { _node: form } }])
    new FormSubmit(given).submit(...ids);
  await new Promise(setImmediate);
  expect(submit.mock.calls).toEqual([1, 2, 3, 4].map(() => [form, expected]));
});
