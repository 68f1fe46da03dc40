import type { FieldProps } from '../drawing/field-view.tsx';
import { Parts } from './Parts.tsx';

/** Options to be ticked: `.option > label > input`. */
export function Choices({ field, word, type }: Pick<FieldProps, 'field' | 'word'> & { readonly type: 'radio' | 'checkbox' }) {
  return (
    <Parts field={field} word={word} kind="field">
      {field.options.map((option) => (
        <div className="option" key={option}>
          <label>
            <input type={type} name={field.id} value={option} /> <span>{option}</span>
          </label>
        </div>
      ))}
    </Parts>
  );
}
