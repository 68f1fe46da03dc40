import type { FieldProps } from '../drawing/field-view.tsx';

/** A field's title, with the mark of one that must be filled in. */
export function Title({ field, word }: Pick<FieldProps, 'field' | 'word'>) {
  return (
    <>
      {field.title}
      {field.required && (
        <span className="required" aria-hidden="true">
          {field.title ? ' ' : ''}
          {word('requiredMark')}
        </span>
      )}
    </>
  );
}

export const descriptionId = (id: string): string => `${id}-description`;
export const describedBy = (field: FieldProps['field']): string | undefined =>
  field.description.trim() ? descriptionId(field.id) : undefined;
export const itemClass = (field: FieldProps['field'], kind: string): string =>
  `form-item ${kind} ${field.type}${field.required ? ' required' : ''}`;
