import type { FieldView } from '../drawing/field-view.tsx';
import { RichText } from '../parts/RichText.tsx';

/** A title between fields: nothing to be filled in. No heading element: what level it would have, only the page knows. */
export const section: FieldView = ({ field }) => (
  <div id={field.id} className={`form-item section${field.underline ? ' underline' : ''}`}>
    <div className="title">{field.title}</div>
    <RichText className="description" html={field.description} />
  </div>
);
