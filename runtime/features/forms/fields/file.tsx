import type { FieldView } from '../field-view.tsx';
import { OneControl } from '../parts/OneControl.tsx';

export const file: FieldView = ({ field, word }) => (
  <OneControl field={field} word={word}>
    {(control) => <input {...control} type="file" multiple={field.maxFiles > 1} accept={field.fileTypes.join(',')} />}
  </OneControl>
);
