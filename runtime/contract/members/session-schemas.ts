/** Sessions of site users, and log-out of the owner. Spec 2 §2, §3, §7. */

import * as z from 'zod';
import { anyQuerySchema, emptyBodySchema, flagLikeSchema, idSchema, requestSchema } from '../schemas/common.ts';

const sessionBodySchema = z.looseObject({ email: idSchema, password: idSchema, rememberMe: flagLikeSchema });

export const sessionAnswerSchema = z.looseObject({ xsrfToken: idSchema });

/** A crumb failure asks for one repetition, with the new crumb if there is one. */
export const logoutAnswerSchema = z.looseObject({ crumbFail: z.boolean().optional(), crumb: z.string().optional() }).nullable();

export const sessionRequestSchemas = {
  logout: requestSchema(anyQuerySchema, emptyBodySchema),
  'site-user-session-create': requestSchema(anyQuerySchema, sessionBodySchema),
  'site-user-session-delete': requestSchema(z.looseObject({ cloneCart: flagLikeSchema }), emptyBodySchema),
};
