import * as z from 'zod';
import { knownKeys } from '../check/known-keys.ts';
import { formContextSchema } from './form-context-schema.ts';
import { documentSchema, rule, type Schema, unreadKeys } from './parts.ts';

const fieldNotes: Readonly<Record<string, Schema>> = {
  type: { description: 'Kind of field. An unknown one is left out.', examples: ['text', 'email', 'select'] },
  id: { description: 'Name under which the value is sent, unique in the form.', examples: ['email-1'] },
  title: { description: 'Label of the field.', examples: ['Email'] },
  description: { description: 'Text below the label.' },
  placeholder: { description: 'Text in the empty field.' },
  required: { description: 'Whether the field must be filled in.', default: false },
  options: { description: 'Choices of a radio, checkbox or select; questions of a likert.', uniqueItems: true },
  maxLength: { description: 'Largest number of characters; empty without a limit.', examples: [200] },
};

const notes: Readonly<Record<string, Schema>> = {
  formId: { description: 'Id of the form; without one it is skipped.', examples: ['68f0a1b2c3d4e5f607182a01'] },
  formName: { description: 'Name of the form.' },
  formFields: { description: 'The fields, in their order.' },
  formSubmitButtonText: { description: 'Label of the button that sends the form.', default: 'Submit' },
  formSubmissionMessage: { description: 'HTML that is shown when the form was sent.' },
  successRedirect: {
    description: 'Path of this site that is opened when the form was sent. Other sites are not opened automatically.',
    examples: ['/thank-you'],
    pattern: '^\\s*(?!\\s|[a-zA-Z][a-zA-Z0-9+.-]*:|//)',
  },
};

const annotated = (
  properties: Readonly<Record<string, object>>,
  by: Readonly<Record<string, Schema>>,
): Readonly<Record<string, Schema>> =>
  Object.fromEntries(Object.entries(properties).map(([key, schema]) => [key, { ...schema, ...by[key] }]));

/** Fields that visitors cannot fill in without options. */
const withOptions: Schema = rule(
  'type',
  { enum: ['radio', 'checkbox', 'select', 'likert'] },
  { properties: { options: { type: 'array', minItems: 1 } }, required: ['options'] },
);

/** Returns the schema of form contexts. Two fields with one id cannot be expressed. */
export function formSchema(): Schema {
  const { properties = {}, required } = z.toJSONSchema(formContextSchema, { io: 'input' });
  const { formFields, ...others } = properties as Readonly<
    Record<string, { readonly items?: { properties?: Record<string, object> } }>
  >;
  const items = formFields?.items;
  const keys = annotated(
    {
      ...others,
      formFields: {
        ...formFields,
        items: { ...items, properties: annotated(items?.properties ?? {}, fieldNotes), ...withOptions },
      },
    },
    notes,
  );
  return documentSchema('form', 'Context of a second-generation form', {
    description: 'Content of the script of a form block.',
    properties: { ...keys, ...unreadKeys(knownKeys.form ?? [], keys) },
    required,
    examples: [{ formId: 'contact', formFields: [{ type: 'email', id: 'email-1', title: 'Email', required: true }] }],
  });
}
