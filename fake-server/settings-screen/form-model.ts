import {
  type FormFieldType,
  formFieldProperties,
  formFieldTypes,
  textareaFlaggedProperty,
} from '../../runtime/contract/forms/form-enums.ts';
import { readFields, readFlag, readText, readTexts } from '../../runtime/contract/read.ts';

/** The form context of a page. The editor does not change unknown keys. */
export type FormContext = Readonly<Record<string, unknown>>;
export type ContextField = Readonly<Record<string, unknown>>;

export const fieldsOf = (context: FormContext): readonly ContextField[] =>
  Array.isArray(context.formFields) ? context.formFields.map(readFields) : [];

export const typeOf = (field: ContextField): FormFieldType | null => formFieldTypes.find((type) => type === field.type) ?? null;

/**
 * Returns the properties of a type of field, in the order of the table. A textarea also has a maximum length when the flag of the
 * vanilla form handler is on: `useFormsJs`, in published forms of the second generation (forms#editor-properties).
 */
export const propertiesOf = (type: FormFieldType, { useFormsJs }: FormContext): readonly string[] =>
  type === 'textarea' && readFlag(useFormsJs)
    ? [...formFieldProperties[type], textareaFlaggedProperty]
    : formFieldProperties[type];

/** Returns a property as the editor shows it. */
export function propertyText(field: ContextField, property: string): string | boolean {
  if (property === 'required' || property === 'underline' || property === 'showCountryCode') return readFlag(field[property]);
  if (property === 'options') return readTexts(field.options).join('\n');
  const value = field[property];
  return typeof value === 'number' ? `${value}` : readText(value);
}

/** Returns the field with another value of a property, in the format of form contexts. */
export function withProperty(field: ContextField, property: string, value: string | boolean): ContextField {
  if (property === 'options') return { ...field, options: String(value).split('\n') };
  if (property === 'maxLength') return { ...field, maxLength: Number(value) > 0 ? Number(value) : '' };
  return { ...field, [property]: value };
}

export const withField = (context: FormContext, index: number, field: ContextField): FormContext => ({
  ...context,
  formFields: fieldsOf(context).map((each, at) => (at === index ? field : each)),
});

export const withoutField = (context: FormContext, index: number): FormContext => ({
  ...context,
  formFields: fieldsOf(context).filter((_, at) => at !== index),
});

/** Returns the context with a field moved up (-1) or down (1), unless it is the first or last one. */
export function withFieldMoved(context: FormContext, index: number, by: -1 | 1): FormContext {
  const fields = [...fieldsOf(context)];
  const [field] = fields.splice(index, 1);
  if (!field) return context;
  fields.splice(Math.max(0, index + by), 0, field);
  return { ...context, formFields: fields };
}

/** Returns the context with a new field at its end, with an unused id. */
export function withNewField(context: FormContext, type: FormFieldType): FormContext {
  const fields = fieldsOf(context);
  const taken = new Set(fields.map(({ id }) => id));
  let count = fields.length + 1;
  while (taken.has(`${type}-${count}`)) count += 1;
  const hasOptions = propertiesOf(type, context).includes('options');
  const field = {
    type,
    id: `${type}-${count}`,
    title: type === 'hidden' ? '' : `${type.charAt(0).toUpperCase()}${type.slice(1)}`,
    required: false,
    ...(hasOptions && { options: ['One', 'Two'] }),
  };
  return { ...context, formFields: [...fields, field] };
}

export const htmlOf = (value: unknown): string => readText(readFields(value).html);
