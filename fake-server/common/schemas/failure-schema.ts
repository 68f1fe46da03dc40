/** Schema of a response that reports a failure: calls#response-fields. */

import * as z from 'zod';

export const failureResponseSchema = z.looseObject({
  error: z.string().optional(),
  message: z.string().optional(),
  billingErrorCode: z.union([z.string(), z.number()]).optional(),
  /** Sentences keyed by field id. */
  errors: z.record(z.string(), z.unknown()).optional(),
  loginRequired: z.boolean().optional(),
  authorizationFail: z.boolean().optional(),
  crumbFail: z.boolean().optional(),
  crumb: z.string().optional(),
  cleaned: z.boolean().optional(),
});
