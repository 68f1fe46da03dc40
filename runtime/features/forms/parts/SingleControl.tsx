import type { ReactNode } from 'react';
import { describedBy, descriptionId, type FieldProps, itemClass, RichText, Title } from './field-view.tsx';

export interface ControlProps {
  readonly id: string;
  readonly className: string;
  readonly name: string;
  readonly placeholder?: string;
  readonly 'aria-describedby': string | undefined;
}

/** A field with a label and one control: `div.form-item.field.<type>`. */
export function SingleControl({
  field,
  translate,
  children,
}: Pick<FieldProps, 'field' | 'translate'> & { readonly children: (control: ControlProps) => ReactNode }) {
  const id = `${field.id}-field`;
  return (
    <div id={field.id} className={itemClass(field, 'field')}>
      <label className="title" htmlFor={id}>
        <Title field={field} translate={translate} />
      </label>
      <RichText className="description" html={field.description} id={descriptionId(field.id)} />
      {children({
        id,
        className: 'field-element',
        name: field.id,
        ...(field.placeholder && { placeholder: field.placeholder }),
        'aria-describedby': describedBy(field),
      })}
    </div>
  );
}
