import type { FormDefinition } from '../../../contract/forms/form-definition.ts';
import { partsOf } from '../../../contract/forms/form-values.ts';
import { type Fields, readFields, readText } from '../../../contract/read.ts';

/**
 * Puts values, as a live form returns them, into a form that was drawn from its definition. What is of another shape empties a field,
 * what is missing leaves it as it is; files are the visitor's to choose.
 */
export function writeFields(form: HTMLFormElement, { fields }: FormDefinition, values: Fields): void {
  for (const { id, type } of fields) {
    const value = values[id];
    if (value === undefined || type === 'file') continue;
    const list = Array.isArray(value) ? value.map((part) => readText(part)) : [readText(value)];
    const parts = partsOf(type);
    const item = `.form-item[id="${CSS.escape(id)}"]`;
    for (const control of form.querySelectorAll<HTMLInputElement>(`${item} :is(input,select,textarea)`)) {
      const question = control.closest<HTMLElement>('[data-question]')?.dataset.question;
      if (question !== undefined) control.checked = control.value === readFields(value)[question];
      else if (/^(checkbox|radio)$/.test(control.type)) control.checked = list.includes(control.value);
      else control.value = list[parts ? parts.indexOf(control.dataset.title ?? '') : 0] ?? '';
    }
  }
}
