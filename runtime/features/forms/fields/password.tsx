import type { FieldView } from '../drawing/field-view.tsx';
import { SingleControl } from '../parts/SingleControl.tsx';

export const password: FieldView = ({ field, word }) => (
  <SingleControl field={field} word={word}>
    {(control) => <input {...control} type="password" autoComplete="off" />}
  </SingleControl>
);
