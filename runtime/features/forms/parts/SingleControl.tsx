import type { ReactNode } from 'react';
import type { FieldProps } from '../drawing/field-view.tsx';
import { RichText } from './RichText.tsx';
import { describedBy, descriptionId, itemClass, Title } from './Title.tsx';

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
  word,
  children,
}: Pick<FieldProps, 'field' | 'word'> & { readonly children: (control: ControlProps) => ReactNode }) {
  const id = `${field.id}-field`;
  return (
    <div id={field.id} className={itemClass(field, 'field')}>
      <label className="title" htmlFor={id}>
        <Title field={field} word={word} />
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
