import type { FieldView } from '../field-view.tsx';
import { OneControl } from '../parts/OneControl.tsx';

export const text: FieldView = ({ field, word }) => (
  <OneControl field={field} word={word}>
    {(control) => <input {...control} type="text" />}
  </OneControl>
);
