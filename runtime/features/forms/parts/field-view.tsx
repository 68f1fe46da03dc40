import type { ReactNode } from 'react';
import { cleanHtml } from '../../../browser/clean-html.ts';
import type { FormCaptionName } from '../../../contract/forms/form-captions.ts';
import type { FormDefinition } from '../../../contract/forms/form-definition.ts';
import type { FormField } from '../../../contract/forms/form-field.ts';

/** The view of a field type: markup by the class names of server forms, forms#second-generation-markup. */
export type FieldView = (props: FieldProps) => ReactNode;

export interface FieldProps {
  readonly field: FormField;
  readonly form: Pick<FormDefinition, 'formats'>;
  /** Returns a caption in the form's own language. */
  readonly translate: (name: FormCaptionName) => string;
  /** The page's language, for the order of a name and of a date. */
  readonly locale: string;
}

/** A field's title, with the mark of a required field. */
export function Title({ field, translate }: Pick<FieldProps, 'field' | 'translate'>) {
  return (
    <>
      {field.title}
      {field.required && (
        <span className="required" aria-hidden="true">
          {field.title ? ' ' : ''}
          {translate('requiredMark')}
        </span>
      )}
    </>
  );
}

/** An owner's text, which may be HTML: cleaned of everything that runs. Renders nothing for an empty text. */
export function RichText({ className, html, id }: { readonly className: string; readonly html: string; readonly id?: string }) {
  if (!html.trim()) return null;
  const fill = (element: HTMLDivElement | null) => element?.replaceChildren(cleanHtml(html, element.ownerDocument));
  return <div className={className} id={id} ref={fill} />;
}

export const descriptionId = (id: string): string => `${id}-description`;
export const describedBy = (field: FormField): string | undefined =>
  field.description.trim() ? descriptionId(field.id) : undefined;
export const itemClass = (field: FormField, kind: string): string =>
  `form-item ${kind} ${field.type}${field.required ? ' required' : ''}`;
