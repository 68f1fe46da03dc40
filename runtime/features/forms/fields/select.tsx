import type { FieldView } from '../drawing/field-view.tsx';
import { SingleControl } from '../parts/SingleControl.tsx';

export const select: FieldView = ({ field, word }) => (
  <SingleControl field={field} word={word}>
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
  </SingleControl>
);
