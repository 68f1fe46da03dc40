/** What each call may answer when all is well. Where the specifications say "response not shown", an object or nothing will do. */

import * as z from 'zod';
import { commerceAnswerSchemas } from '../commerce/commerce-schemas.ts';
import type { EndpointName } from '../endpoints.ts';
import { formSubmissionKeyAnswerSchema } from '../forms/submission-schemas.ts';
import { accountAnswerSchema, logoutAnswerSchema, sessionAnswerSchema } from '../members/session-schemas.ts';
import { performanceSettingsAnswerSchema } from '../vitals/performance-schemas.ts';
import { widgetAnswerSchema } from './service-schemas.ts';

const notShown = z.looseObject({}).nullable();

export const answerSchemas = {
  'record-javascript-errors': notShown,
  'record-event': notShown,
  'performance-settings': performanceSettingsAnswerSchema,
  'performance-records': notShown,
  'form-submission-key': formSubmissionKeyAnswerSchema,
  'save-form-submission': notShown,
  trace: notShown,
  // An image, or nothing: the beacon's answer is not read.
  track: z.unknown(),
  'get-widget-rendering': widgetAnswerSchema,
  logout: logoutAnswerSchema,
  // A page for people.
  'sso-help': z.unknown(),
  'site-user-session-create': sessionAnswerSchema,
  'site-user-session-delete': logoutAnswerSchema,
  'site-user-account': accountAnswerSchema,
  'site-user-account-create': sessionAnswerSchema,
  'site-user-password-reset': notShown,
  'places-autocomplete': notShown,
  'places-details': notShown,
  'record-hit': notShown,
  'button-click': notShown,
  'button-render': notShown,
  'form-render': notShown,
  overlay: notShown,
  'record-quick-view': notShown,
  ...commerceAnswerSchemas,
} as const satisfies Record<EndpointName, z.ZodType>;
