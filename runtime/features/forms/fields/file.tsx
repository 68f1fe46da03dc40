import type { FieldView } from '../drawing/field-view.tsx';
import { SingleControl } from '../parts/SingleControl.tsx';

export const file: FieldView = ({ field, word }) => (
  <SingleControl field={field} word={word}>
    {(control) => <input {...control} type="file" multiple={field.maxFiles > 1} accept={field.fileTypes.join(',')} />}
  </SingleControl>
);
