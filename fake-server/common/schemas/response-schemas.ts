/** Schema of each call's successful response. An undocumented response is an object or nothing: calls#response-not-shown. */

import * as z from 'zod';
import { type EndpointName, endpoints } from '../../../runtime/contract/endpoints.ts';
import { commerceResponseSchemas } from './commerce-schemas.ts';
import { performanceSettingsResponseSchema } from './performance-schemas.ts';
import { widgetResponseSchema } from './service-schemas.ts';
import { accountResponseSchema, logoutResponseSchema, sessionResponseSchema } from './session-schemas.ts';
import { formSubmissionKeyResponseSchema } from './submission-schemas.ts';

const notShown = z.looseObject({}).nullable();

const undocumented: Readonly<Record<string, z.ZodType>> = Object.fromEntries(
  Object.values(endpoints).map(({ name }) => [name, notShown]),
);

export const responseSchemas = {
  ...(undocumented as Readonly<Record<EndpointName, z.ZodType>>),
  'performance-settings': performanceSettingsResponseSchema,
  'form-submission-key': formSubmissionKeyResponseSchema,
  // The response of the beacon is not read.
  track: z.unknown(),
  'get-widget-rendering': widgetResponseSchema,
  logout: logoutResponseSchema,
  // The response is an HTML page.
  'sso-help': z.unknown(),
  'site-user-session-create': sessionResponseSchema,
  'site-user-session-delete': logoutResponseSchema,
  'site-user-account': accountResponseSchema,
  'site-user-account-create': sessionResponseSchema,
  ...commerceResponseSchemas,
} as const satisfies Record<EndpointName, z.ZodType>;
