import type { FieldView } from '../drawing/field-view.tsx';
import { SingleControl } from '../parts/SingleControl.tsx';

export const textarea: FieldView = ({ field, word }) => (
  <SingleControl field={field} word={word}>
    {(control) => <textarea {...control} rows={4} />}
  </SingleControl>
);
