import type { FieldView } from '../field-view.tsx';
import { OneControl } from '../parts/OneControl.tsx';

export const textarea: FieldView = ({ field, word }) => (
  <OneControl field={field} word={word}>
    {(control) => <textarea {...control} rows={4} />}
  </OneControl>
);
