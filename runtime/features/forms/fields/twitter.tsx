import type { FieldView } from '../field-view.tsx';
import { OneControl } from '../parts/OneControl.tsx';

export const twitter: FieldView = ({ field, word }) => (
  <OneControl field={field} word={word}>
    {(control) => (
      <input {...control} type="text" placeholder={control.placeholder || '@'} spellCheck={false} autoCapitalize="none" />
    )}
  </OneControl>
);
