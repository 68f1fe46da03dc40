import type { FormDefinition } from '../../../contract/forms/form-definition.ts';
import { hasOwn } from '../../../contract/read.ts';

/** A field of such a name stands where the form's own property is looked for: nothing of ours could be done with that form. */
const takenNames = ['append', 'closest', 'contains', 'dataset', 'elements', 'matches', 'prepend'];

/**
 * Why a form is left to the browser: others' forms stand in wrappers of the same name, and some have a `data-form-id` of their own;
 * null for a form of the platform.
 */
export function reasonToLeave(form: HTMLFormElement, definition: FormDefinition | null): string | null {
  if (takenNames.some((name) => hasOwn(form, name))) return 'form-names-taken';
  if (definition || /form-?submit/i.test(form.getAttribute('onsubmit') ?? '')) return null;
  const action = form.getAttribute('action') ?? '';
  const isElsewhere = /^(https?:)?\/\//i.test(action) && !action.includes(`//${location.host}`);
  return form.dataset.formId && !isElsewhere ? null : 'form-of-others';
}
