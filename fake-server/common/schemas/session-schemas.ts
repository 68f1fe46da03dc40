/** Sessions of site users, and the owner's log-out. `commerce#account-session` */

import * as z from 'zod';
import { anyQuerySchema, emptyBodySchema, flagLikeSchema, idSchema, requestSchema } from './common-schemas.ts';

const sessionBodySchema = z.looseObject({ email: idSchema, password: idSchema, rememberMe: flagLikeSchema });

const accountBodySchema = z.looseObject({
  email: idSchema,
  password: z.string().min(8).max(200),
  firstName: z.string().max(100).optional(),
  lastName: z.string().max(100).optional(),
});

const memberOrderSchema = z.looseObject({
  id: idSchema,
  number: z.int(),
  grandTotalCents: z.int().min(0),
  currency: z.string(),
  createdOn: z.string(),
});

/** `account` is null if no one is signed in. */
export const accountResponseSchema = z.looseObject({
  account: z
    .looseObject({ email: idSchema, firstName: z.string(), lastName: z.string(), orders: z.array(memberOrderSchema) })
    .nullable(),
});

export const sessionResponseSchema = z.looseObject({ xsrfToken: idSchema });

/** After a crumb failure the call is repeated once, with the new crumb if there is one. */
export const logoutResponseSchema = z.looseObject({ crumbFail: z.boolean().optional(), crumb: z.string().optional() }).nullable();

export const sessionRequestSchemas = {
  logout: requestSchema(anyQuerySchema, emptyBodySchema),
  'site-user-account': requestSchema(anyQuerySchema, z.unknown()),
  'site-user-account-create': requestSchema(anyQuerySchema, accountBodySchema),
  'site-user-password-reset': requestSchema(anyQuerySchema, z.looseObject({ email: idSchema })),
  'site-user-session-create': requestSchema(anyQuerySchema, sessionBodySchema),
  'site-user-session-delete': requestSchema(z.looseObject({ cloneCart: flagLikeSchema }), emptyBodySchema),
};
