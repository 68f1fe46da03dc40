/** Reads the ids of a server form from its markup, and whether the platform receives it. */
import type { FormDefinition } from '../../../contract/forms/form-definition.ts';
import { hasOwn } from '../../../contract/read.ts';

/** The ids that a submission carries. */
export interface FormIds {
  readonly formId: string;
  readonly collectionId: string;
  readonly objectName: string;
}

/**
 * Returns the ids in the text of an `onsubmit` attribute, forms#inline-handler; a page's policy may keep the handler itself from
 * running.
 */
export function readInlineHandler(text: string): Partial<FormIds> {
  const found: Partial<Record<keyof FormIds, string>> = {};
  for (const [, name, value = ''] of text.matchAll(/(formId|collectionId|objectName)["']?\s*:\s*["']([^"']*)/g))
    found[name as keyof FormIds] = value;
  const old = /\.submit\(\s*["']([^"']*)["']\s*(?:,\s*["']([^"']*)["']\s*)?(?:,\s*["']([^"']*)["'])?/.exec(text);
  return old ? { formId: old[1] ?? '', collectionId: old[2] ?? '', objectName: old[3] ?? '' } : found;
}

/**
 * Properties of the form that mounting needs. A control with such a name hides the property:
 * https://html.spec.whatwg.org/multipage/forms.html#the-form-element
 */
const neededProperties = ['append', 'closest', 'contains', 'dataset', 'elements', 'matches', 'prepend'];

/** Returns the reason to leave a form to the browser, forms#foreign-forms; null for a form of the platform. */
export function skipReason(form: HTMLFormElement, definition: FormDefinition | null): string | null {
  if (neededProperties.some((name) => hasOwn(form, name))) return 'form-names-taken';
  if (definition || /form-?submit/i.test(form.getAttribute('onsubmit') ?? '')) return null;
  const action = form.getAttribute('action') ?? '';
  const isElsewhere = /^(https?:)?\/\//i.test(action) && !action.includes(`//${location.host}`);
  return form.dataset.formId && !isElsewhere ? null : 'form-of-others';
}
