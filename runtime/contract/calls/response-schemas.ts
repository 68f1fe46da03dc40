/** The response of each call when all is well. Where the specifications say "response not shown", an object or nothing will do. */

import * as z from 'zod';
import { commerceResponseSchemas } from '../commerce/commerce-schemas.ts';
import { type EndpointName, endpoints } from '../endpoints.ts';
import { formSubmissionKeyResponseSchema } from '../forms/submission-schemas.ts';
import { accountResponseSchema, logoutResponseSchema, sessionResponseSchema } from '../members/session-schemas.ts';
import { performanceSettingsResponseSchema } from '../vitals/performance-schemas.ts';
import { widgetResponseSchema } from './service-schemas.ts';

const notShown = z.looseObject({}).nullable();

const undocumented: Readonly<Record<string, z.ZodType>> = Object.fromEntries(
  Object.values(endpoints).map(({ name }) => [name, notShown]),
);

export const responseSchemas = {
  ...(undocumented as Readonly<Record<EndpointName, z.ZodType>>),
  'performance-settings': performanceSettingsResponseSchema,
  'form-submission-key': formSubmissionKeyResponseSchema,
  // An image, or nothing: the beacon's response is not read.
  track: z.unknown(),
  'get-widget-rendering': widgetResponseSchema,
  logout: logoutResponseSchema,
  // A page for people.
  'sso-help': z.unknown(),
  'site-user-session-create': sessionResponseSchema,
  'site-user-session-delete': logoutResponseSchema,
  'site-user-account': accountResponseSchema,
  'site-user-account-create': sessionResponseSchema,
  ...commerceResponseSchemas,
} as const satisfies Record<EndpointName, z.ZodType>;
