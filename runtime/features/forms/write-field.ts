import { partsOf } from '../../contract/forms/form-values.ts';
import { readFields, readText } from '../../contract/read.ts';
import type { Control, LiveField } from './live-field.ts';

/** Puts a value, as `readField` returns it, into a field; what is of another shape empties it, undefined leaves it as it is. Files are the visitor's to choose. */
export function writeField({ definition: { type, id }, element, controls }: LiveField, value: unknown): void {
  const list = Array.isArray(value) ? value.map(readText) : [readText(value)];
  const names = partsOf(type);
  if (value === undefined || type === 'file') return;
  if (names)
    for (const control of controls) {
      const part = names.indexOf(control.dataset.title ?? '');
      // Parts without names stand in their usual order; a phone number of three lacks its country.
      put(control, list[part < 0 ? controls.indexOf(control) + names.length - controls.length : part] ?? '');
    }
  else if (type === 'likert')
    for (const row of element.querySelectorAll<HTMLElement>('[data-question]'))
      for (const radio of row.querySelectorAll('input'))
        radio.checked = radio.value === readFields(value)[row.dataset.question ?? id];
  else if (type === 'checkbox' || type === 'radio')
    for (const control of controls) (control as HTMLInputElement).checked = list.includes(control.value);
  else if (controls[0]) put(controls[0], list[0] ?? '');
}

function put(control: Control, value: string): void {
  if (control.value !== value) control.value = value;
}
