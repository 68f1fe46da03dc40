import type { FieldView } from '../field-view.tsx';
import { OneControl } from '../parts/OneControl.tsx';

export const website: FieldView = ({ field, word }) => (
  <OneControl field={field} word={word}>
    {(control) => <input {...control} type="text" inputMode="url" autoComplete="url" spellCheck={false} autoCapitalize="none" />}
  </OneControl>
);
