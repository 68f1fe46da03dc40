import { readablePath } from '../../common/readable-path.ts';
import { type CallFilter, type FilterKey, filterLabels, labelOf, valueLabels } from '../filter.ts';
import type { SeenValues } from './seen-values.ts';

type SeenChoices = SeenValues & { readonly session: readonly string[] };

interface FilterFieldsProps {
  readonly filter: CallFilter;
  readonly seen: SeenChoices;
  onChange(changes: Partial<CallFilter>): void;
}

const fields: readonly FilterKey[] = ['endpoint', 'site', 'page', 'valid', 'status', 'fault', 'from', 'session'];

/** Shows the fields of the filter, each with the values that calls had so far. */
export function FilterFields({ filter, seen, onChange }: FilterFieldsProps) {
  return (
    <div className="filter-fields">
      {fields.map((key) => (
        <label key={key}>
          <span>{filterLabels[key]}</span>
          <select value={filter[key]} onChange={({ target }) => onChange({ [key]: target.value })}>
            <option value="">any</option>
            {choicesOf(key, filter, seen).map((value) => (
              <option key={value} value={value}>
                {key === 'page' ? readablePath(value) : labelOf(key, value)}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  );
}

/** Returns the choices of a field. A set value from the address is a choice, although no call had it so far. */
function choicesOf(key: FilterKey, filter: CallFilter, seen: SeenChoices): readonly string[] {
  const known = key in seen ? seen[key as keyof SeenChoices] : Object.keys(valueLabels[key] ?? {});
  const all = key === 'endpoint' && !known.includes('null') ? [...known, 'null'] : known;
  return filter[key] === '' || all.includes(filter[key]) ? all : [filter[key], ...all];
}
