import type { ReactNode } from 'react';
import type { FieldProps } from '../drawing/field-view.tsx';
import { RichText } from './RichText.tsx';
import { describedBy, descriptionId, itemClass, Title } from './Title.tsx';

/** A field of several controls: `fieldset.form-item.fields.<type>`. */
export function Parts({
  field,
  word,
  children,
  kind = 'fields',
}: Pick<FieldProps, 'field' | 'word'> & { readonly children: ReactNode; readonly kind?: string }) {
  return (
    <fieldset id={field.id} className={itemClass(field, kind)} aria-describedby={describedBy(field)}>
      <legend className="title">
        <Title field={field} word={word} />
      </legend>
      <RichText className="description" html={field.description} id={descriptionId(field.id)} />
      {children}
    </fieldset>
  );
}

/** One part with its caption below, as first-generation forms have it. */
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
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the control is what is passed in */}
      <label className="caption">
        {children}
        <span className="caption-text">{caption}</span>
      </label>
    </div>
  );
}
