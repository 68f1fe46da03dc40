/** Reads the values of a form from its controls, and writes them back. */
import type { FormDefinition } from '../../../contract/forms/form-definition.ts';
import { type FormFile, type FormValue, partsOf } from '../../../contract/forms/form-values.ts';
import { type Fields, readFields, readText } from '../../../contract/read.ts';
import type { Control, MountedField } from './mounted-field.ts';

/** Returns the value of a field. `filesOf` returns the chosen files of an input, with the content that has been read so far. */
export function readField(
  { definition: { type, id }, element, controls }: MountedField,
  filesOf: (input: Control) => readonly FormFile[],
): FormValue {
  const [first] = controls;
  const chosen = controls.flatMap(chosenIn);
  const names = partsOf(type);
  if (names)
    return names.map((name, index) => (findPart(controls, name) ?? unnamedPart(controls, names.length, index))?.value ?? '');
  if (type === 'likert')
    return Object.fromEntries(
      [...element.querySelectorAll<HTMLElement>('[data-question]')].flatMap((row) => {
        const answer = row.querySelector<HTMLInputElement>('input:checked')?.value;
        return answer ? [[row.dataset.question ?? id, answer]] : [];
      }),
    );
  if (type === 'checkbox') return chosen;
  if (type === 'radio') return chosen[0] ?? '';
  return type === 'file' && first ? filesOf(first) : (first?.value ?? '');
}

const chosenIn = (control: Control): readonly string[] => {
  if (control instanceof HTMLSelectElement) return [...control.selectedOptions].map(({ value }) => value);
  return (control as HTMLInputElement).checked ? [control.value] : [];
};

const findPart = (controls: readonly Control[], part: string) => controls.find(({ dataset }) => dataset.title === part);

/** Parts without names are in their usual order; a phone number of three parts lacks the first, its country. */
const unnamedPart = (controls: readonly Control[], count: number, index: number) =>
  controls.some(({ dataset }) => dataset.title) ? undefined : controls[index - (count - controls.length)];

/**
 * Writes values into a form that was drawn from its definition. A value of another shape empties its field, a missing value
 * leaves the field unchanged; files cannot be written.
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
