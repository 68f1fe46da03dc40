import type { FormField } from '../../runtime/contract/forms/form-field.ts';
import { type FormValue, type FormValues, partsOf } from '../../runtime/contract/forms/form-values.ts';
import type { PageControl } from '../forms/page-form.ts';
import type { FormFields } from '../http/form-fields.ts';

/**
 * Returns posted values by field id, in the shapes that scripts send. Values of the same name are in the order of their controls.
 */
export function readPostedValues(fields: readonly FormField[], controls: readonly PageControl[], posted: FormFields): FormValues {
  const values: Record<string, FormValue> = {};
  const used = new Map<string, number>();
  for (const field of fields) {
    if (field.type === 'section') continue;
    const parts = partsOf(field.type);
    const own = controls.filter(({ fieldId }) => fieldId === field.id);
    const take = (name: string): string => {
      const index = used.get(name) ?? 0;
      used.set(name, index + 1);
      return [posted[name] ?? []].flat()[index] ?? '';
    };
    if (parts) values[field.id] = parts.map((_, index) => take(own.find(({ part }) => part === index)?.name ?? ''));
    else if (field.type === 'checkbox') values[field.id] = [posted[own[0]?.name ?? ''] ?? []].flat();
    else if (field.type === 'likert')
      values[field.id] = Object.fromEntries(
        field.options.flatMap((question, index) => {
          const names = [...new Set(own.map(({ name }) => name))];
          const answer = take(names[index] ?? '');
          return answer ? [[question, answer]] : [];
        }),
      );
    else values[field.id] = take(own[0]?.name ?? '');
  }
  return values;
}
