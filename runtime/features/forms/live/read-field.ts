import { type FormFile, type FormValue, partsOf } from '../../../contract/forms/form-values.ts';
import type { Control, MountedField } from './live-field.ts';

/** Files as they were chosen, once their content has been read. */
type FilesOf = (input: Control) => readonly FormFile[];

/** What stands in a field now, whoever drew it. */
export function readField({ definition: { type, id }, element, controls }: MountedField, filesOf: FilesOf): FormValue {
  const [first] = controls;
  const chosen = controls.flatMap(chosenIn);
  const names = partsOf(type);
  if (names) return names.map((name, index) => (find(controls, name) ?? untitled(controls, names.length, index))?.value ?? '');
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
const find = (controls: readonly Control[], part: string) => controls.find(({ dataset }) => dataset.title === part);
/** Parts without names stand in their usual order; a phone number of three lacks its country. */
const untitled = (controls: readonly Control[], count: number, index: number) =>
  controls.some(({ dataset }) => dataset.title) ? undefined : controls[index - (count - controls.length)];
