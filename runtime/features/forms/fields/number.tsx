import type { FieldView } from '../drawing/field-view.tsx';
import { SingleControl } from '../parts/SingleControl.tsx';

/** Not `type=number`, which drops what it does not take. */
export const number: FieldView = ({ field, word }) => (
  <SingleControl field={field} word={word}>
    {(control) => <input {...control} type="text" inputMode="decimal" />}
  </SingleControl>
);
