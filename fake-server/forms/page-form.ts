import type { FormDefinition } from '../../runtime/contract/forms/form-definition.ts';
import type { FormField } from '../../runtime/contract/forms/form-field.ts';
import type { FormFormats } from '../../runtime/contract/forms/form-formats.ts';

/** A form on a page: its definition, and the controls of its markup. */
export interface PageForm {
  readonly formId: string;
  readonly name: string;
  readonly collectionId: string;
  readonly objectName: string;
  readonly fields: readonly FormField[];
  readonly formats: FormFormats | null;
  readonly hasCaptcha: boolean;
  /** The controls that a browser without scripts sends, in the order of the page. */
  readonly controls: readonly PageControl[];
  /** Names of the honeypot controls, which only bots fill in. */
  readonly honeypots: readonly string[];
  /** The form context of the page; null for a form that the server has drawn. */
  readonly context: object | null;
}

/** A control of a drawn form, and the place of its value. */
export interface PageControl {
  readonly name: string;
  readonly fieldId: string;
  /** Index of the field's part; null when the value is the whole field's. */
  readonly part: number | null;
}

/** Returns the form of a form context. */
export const formOf = (definition: FormDefinition, context: object): PageForm => ({
  formId: definition.formId,
  name: definition.formName || definition.formId,
  collectionId: definition.collectionId,
  objectName: definition.objectName,
  fields: definition.fields,
  formats: definition.formats,
  hasCaptcha: definition.captchaEnabled,
  controls: [],
  honeypots: [],
  context,
});
