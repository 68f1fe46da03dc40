import type { FieldView } from '../drawing/field-view.tsx';
import { SingleControl } from '../parts/SingleControl.tsx';

export const twitter: FieldView = ({ field, word }) => (
  <SingleControl field={field} word={word}>
    {(control) => (
      <input {...control} type="text" placeholder={control.placeholder || '@'} spellCheck={false} autoCapitalize="none" />
    )}
  </SingleControl>
);
