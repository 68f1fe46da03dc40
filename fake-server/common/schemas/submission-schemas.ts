/** The two calls of a form submission: forms#submission-key, forms#submission-fields. */

import * as z from 'zod';
import { anyQuerySchema, emptyBodySchema, flagLikeSchema, idSchema, requestSchema } from './common-schemas.ts';

const formSubmissionBodySchema = z.looseObject({
  key: idSchema,
  formId: idSchema,
  collectionId: z.string(),
  objectName: z.string(),
  isOverlayForm: flagLikeSchema,
  submitButtonText: z.string(),
  /** The values by field id. */
  form: z.record(z.string(), z.unknown()),
  captchaKey: z.string().optional(),
});

export const formSubmissionKeyResponseSchema = z.looseObject({ key: idSchema });

export const formRequestSchemas = {
  'form-submission-key': requestSchema(anyQuerySchema, emptyBodySchema),
  'save-form-submission': requestSchema(anyQuerySchema, formSubmissionBodySchema),
};
