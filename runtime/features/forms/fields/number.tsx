import type { FieldView } from '../field-view.tsx';
import { OneControl } from '../parts/OneControl.tsx';

/** Not `type=number`, which drops what it does not take. */
export const number: FieldView = ({ field, word }) => (
  <OneControl field={field} word={word}>
    {(control) => <input {...control} type="text" inputMode="decimal" />}
  </OneControl>
);
