import type { FieldView } from '../drawing/field-view.tsx';

/** Nobody sees it; the query may fill it in. Spec 2 §5. */
export const hidden: FieldView = ({ field }) => (
  <div id={field.id} className="form-item field hidden" hidden>
    <input type="hidden" name={field.key || field.id} defaultValue={field.value} />
  </div>
);
