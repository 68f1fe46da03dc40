import type { ReactNode } from 'react';
import type { FormDefinition } from '../../../contract/forms/form-definition.ts';
import type { FormField } from '../../../contract/forms/form-field.ts';
import type { FormCaptionName } from '../../../contract/forms/form-captions.ts';

/** What a field type may know when it is drawn. */
export interface FieldProps {
  readonly field: FormField;
  readonly form: Pick<FormDefinition, 'formats'>;
  /** In the form's own words. */
  readonly word: (name: FormCaptionName) => string;
  /** The page's language, for the order of a name and of a date. */
  readonly locale: string;
}

/** A field type of the second generation: its markup, by the class names of the first (wild §3). The engine does the rest. */
export type FieldView = (props: FieldProps) => ReactNode;
