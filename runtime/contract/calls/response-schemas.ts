/** The response of each call when all is well. Where the specifications say "response not shown", an object or nothing will do. */

import * as z from 'zod';
import { commerceResponseSchemas } from '../commerce/commerce-schemas.ts';
import type { EndpointName } from '../endpoints.ts';
import { formSubmissionKeyResponseSchema } from '../forms/submission-schemas.ts';
import { accountResponseSchema, logoutResponseSchema, sessionResponseSchema } from '../members/session-schemas.ts';
import { performanceSettingsResponseSchema } from '../vitals/performance-schemas.ts';
import { widgetResponseSchema } from './service-schemas.ts';

const notShown = z.looseObject({}).nullable();

export const responseSchemas = {
  'record-javascript-errors': notShown,
  'record-event': notShown,
  'performance-settings': performanceSettingsResponseSchema,
  'performance-records': notShown,
  'form-submission-key': formSubmissionKeyResponseSchema,
  'save-form-submission': notShown,
  trace: notShown,
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
  'site-user-password-reset': notShown,
  'places-autocomplete': notShown,
  'places-details': notShown,
  'record-hit': notShown,
  'button-click': notShown,
  'button-render': notShown,
  'form-render': notShown,
  overlay: notShown,
  'record-quick-view': notShown,
  ...commerceResponseSchemas,
} as const satisfies Record<EndpointName, z.ZodType>;
