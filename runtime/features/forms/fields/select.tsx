import type { FieldView } from '../field-view.tsx';
import { OneControl } from '../parts/OneControl.tsx';

export const select: FieldView = ({ field, word }) => (
  <OneControl field={field} word={word}>
    {({ placeholder, ...control }) => (
      <select {...control}>
        <option value="">{placeholder || word('choose')}</option>
        {field.options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
    )}
  </OneControl>
);
