import type { ReactNode } from 'react';
import { describedBy, descriptionId, type FieldProps, itemClass, RichText, Title } from './field-view.tsx';

/** A field of several controls: `fieldset.form-item.fields.<type>`. */
export function Parts({
  field,
  translate,
  children,
  kind = 'fields',
}: Pick<FieldProps, 'field' | 'translate'> & { readonly children: ReactNode; readonly kind?: string }) {
  return (
    <fieldset id={field.id} className={itemClass(field, kind)} aria-describedby={describedBy(field)}>
      <legend className="title">
        <Title field={field} translate={translate} />
      </legend>
      <RichText className="description" html={field.description} id={descriptionId(field.id)} />
      {children}
    </fieldset>
  );
}

/** One part with its caption below. */
export function Part({
  className,
  caption,
  children,
}: {
  readonly className: string;
  readonly caption: string;
  readonly children: ReactNode;
}) {
  return (
    <div className={`field ${className}`}>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the control is in the children */}
      <label className="caption">
        {children}
        <span className="caption-text">{caption}</span>
      </label>
    </div>
  );
}
