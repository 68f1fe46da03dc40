/**
 * The schema of form contexts, from which second-generation forms are drawn. It is strict where the runtime would ignore a value.
 * Unknown keys are allowed.
 */

import * as z from 'zod';
import { readableFieldTypes } from '../../../runtime/contract/forms/form-field.ts';

const text = z.string();

const formFieldSchema = z.looseObject({
  type: z.enum(readableFieldTypes),
  id: text.min(1, 'expected an id'),
  title: text.optional(),
  description: text.optional(),
  placeholder: text.optional(),
  required: z.boolean().optional(),
  options: z.array(text).optional(),
  /** An unset maximum is an empty text. */
  maxLength: z.union([z.number().int().positive(), z.literal('')]).optional(),
  showCountryCode: z.boolean().optional(),
  currencySymbol: text.optional(),
  underline: z.boolean().optional(),
  key: text.optional(),
  value: text.optional(),
});

export const formContextSchema = z.looseObject({
  formId: text.min(1, 'expected an id'),
  formName: text.optional(),
  collectionId: text.optional(),
  objectName: text.optional(),
  captchaEnabled: z.boolean().optional(),
  captchaTheme: z.number().optional(),
  captchaAlignment: z.number().optional(),
  formSubmitButtonText: text.optional(),
  formSubmissionMessage: z.looseObject({ html: text }).optional(),
  successRedirect: text.optional(),
  disclaimerMessage: z.looseObject({ html: text }).optional(),
  formFields: z.array(formFieldSchema).min(1, 'expected at least one field'),
  formFieldFormats: z.looseObject({}).optional(),
  localizedStrings: z.looseObject({}).optional(),
});
