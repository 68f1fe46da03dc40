/** Schemas of error reports, tracked events, the trace log and the landing beacon. */

import * as z from 'zod';
import { anyQuerySchema, idSchema, numberLikeSchema, pagePathSchema, requestSchema } from './common-schemas.ts';

/** errors#error-report. File, line and column are absent where the browser does not report them. */
const errorReportSchema = z.looseObject({
  app: z.string().optional(),
  message: z.string(),
  stack: z.string().nullish(),
  file: z.string().nullish(),
  line: numberLikeSchema.nullish(),
  column: numberLikeSchema.nullish(),
  websiteId: z.string().optional(),
  templateId: z.string().optional(),
  url: z.string().optional(),
  userAgent: z.string().optional(),
});

const errorReportsBodySchema = z
  .array(z.looseObject({ event: idSchema, data: errorReportSchema, timestamp: numberLikeSchema }))
  .min(1, 'expected at least one error report');

/** analytics#event-payload */
const trackedEventDataSchema = z.looseObject({
  websiteId: z.string().optional(),
  templateId: z.string().optional(),
  variantId: z.string().nullish(),
  memberAccountId: z.string().nullish(),
  member_locale: z.string().nullish(),
  website_locale: z.string().nullish(),
  pagePath: pagePathSchema.optional(),
  pageHash: z
    .string()
    .refine((hash) => !hash.startsWith('#'), 'expected a hash without its leading #')
    .optional(),
});

/** The fields are form-encoded with a crumb, or JSON in the direct variant: analytics#direct-event. */
const recordEventBodySchema = z
  .looseObject({ event: idSchema, data: trackedEventDataSchema, crumb: z.string().optional() })
  .superRefine(({ event, data }, context) => {
    if (event === 'system_network_error' && typeof data.urlRequested !== 'string') {
      context.addIssue({ code: 'custom', path: ['data', 'urlRequested'], message: 'expected the address that was requested' });
    }
  });

const traceBodySchema = z.looseObject({
  data: z.array(z.looseObject({ pageUrl: z.string(), type: z.string(), data: z.unknown().optional() })),
});

const trackQuerySchema = z.looseObject({
  landing: z.string(),
  refer: z.string(),
  rk: z.string(),
  lang: z.string(),
  screen: z.string(),
  source: z.string().optional(),
  campaign: z.string().optional(),
  subcampaign: z.string().optional(),
  channel: z.string().optional(),
  subchannel: z.string().optional(),
  variation: z.string().optional(),
  mkwid: z.string().optional(),
});

export const eventRequestSchemas = {
  'record-javascript-errors': requestSchema(anyQuerySchema, errorReportsBodySchema),
  'record-event': requestSchema(anyQuerySchema, recordEventBodySchema),
  trace: requestSchema(anyQuerySchema, traceBodySchema),
  track: requestSchema(trackQuerySchema, z.unknown()),
};
