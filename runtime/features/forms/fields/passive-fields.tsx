/** Field types that a visitor does not fill in. */
import { type FieldView, RichText } from '../parts/field-view.tsx';

/** A title between fields. Not a heading element, because the level depends on the page. */
export const section: FieldView = ({ field }) => (
  <div id={field.id} className={`form-item section${field.underline ? ' underline' : ''}`}>
    <div className="title">{field.title}</div>
    <RichText className="description" html={field.description} />
  </div>
);

/** forms#hidden-from-query */
export const hidden: FieldView = ({ field }) => (
  <div id={field.id} className="form-item field hidden" hidden>
    <input type="hidden" name={field.key || field.id} defaultValue={field.value} />
  </div>
);
