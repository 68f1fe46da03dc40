/**
 * Schemas of the census calls: analytics#record-hit, analytics#button-event, analytics#form-render, analytics#overlay,
 * analytics#quick-view.
 */

import * as z from 'zod';
import { buttonContexts, censusEvents, contentSources } from '../../../runtime/contract/analytics/constants.ts';
import { decodeVisitorRecord } from '../../../runtime/contract/analytics/visit-cookies.ts';
import {
  anyQuerySchema,
  emptyBodySchema,
  flagLikeSchema,
  idSchema,
  numberLikeSchema,
  pagePathSchema,
  requestSchema,
} from './common-schemas.ts';

/** A value of the visitor cookie; empty without a cookie. */
const visitorCookieSchema = z
  .string()
  .refine(
    (value) => value === '' || decodeVisitorRecord(value) !== null,
    'expected an id and four positive integers separated by bars, or nothing',
  );

/** The page of a census call: analytics#page-fields. A page without a collection leaves most fields out. */
const pageFields = {
  pageTitle: z.string().nullish(),
  pageId: z.string().nullish(),
  contentSource: z.enum([contentSources.item, contentSources.collection, '']).nullish(),
  pagePath: pagePathSchema,
  pagePermissionTypeValue: numberLikeSchema.nullish(),
};

const lengthSchema = z.number().nonnegative();

/** analytics#hit-page */
const hitPage = {
  title: z.string().optional(),
  itemId: idSchema.optional(),
  recordType: z.number().optional(),
  collectionId: idSchema.optional(),
};

const hitSchema = z.looseObject({
  websiteId: idSchema,
  templateId: z.string(),
  website_locale: z.string(),
  userAgent: z.string(),
  clientDate: z.int().positive(),
  viewportInnerHeight: lengthSchema,
  viewportInnerWidth: lengthSchema,
  screenHeight: lengthSchema,
  screenWidth: lengthSchema,
  url: z.string().startsWith('/', 'expected a path'),
  pagePermissionTypeValue: z.number().nullish(),
  ...hitPage,
});

const hitDataSchema = hitSchema.superRefine((hit, context) => {
  const problem = (path: string, message: string): void => context.addIssue({ code: 'custom', path: [path], message });
  if (hit.itemId !== undefined && hit.collectionId !== undefined)
    problem('collectionId', 'expected an item or a collection, received both');
  if (hit.itemId !== undefined && hit.recordType === undefined) problem('recordType', 'expected a number beside itemId');
  if ((hit.itemId ?? hit.collectionId) !== undefined && hit.title === undefined)
    problem('title', 'expected text beside itemId or collectionId');
});

/** Additional fields of a page view: analytics#page-view. */
const pageViewDataSchema = z.looseObject({
  localStorageSupported: z.boolean(),
  queryString: z.string(),
  referrer: z.string(),
});

/** An event is its number, its number as text, or its name. */
const events = Object.entries(censusEvents).flatMap(([name, number]) => [name, number, String(number)]);
const eventSchema = z.literal(events, { error: `expected a census event: ${Object.values(censusEvents).join(', ')}` });

const isPageView = (event: unknown): boolean => event === 'PAGE_VIEW' || String(event) === String(censusEvents.PAGE_VIEW);

const recordHitBodySchema = z
  .looseObject({ event: eventSchema, data: hitDataSchema, ss_cvr: visitorCookieSchema })
  .superRefine(({ event, data }, context) => {
    const issues = isPageView(event) ? (pageViewDataSchema.safeParse(data).error?.issues ?? []) : [];
    for (const { message, path } of issues) context.addIssue({ code: 'custom', path: ['data', ...path], message });
  });

const contexts = Object.values(buttonContexts).flatMap((context) => [context, String(context)]);

const buttonBodySchema = z.looseObject({
  id: idSchema,
  buttonText: z.string(),
  clickthroughUrl: z.string(),
  alignment: z.string().nullish(),
  size: z.string().nullish(),
  newWindow: flagLikeSchema,
  context: z.literal(contexts, { error: `expected a button context: ${Object.values(buttonContexts).join(', ')}` }),
  visitorCookie: visitorCookieSchema,
  ...pageFields,
});

const formRenderBodySchema = z.looseObject({ formId: idSchema, visitorCookie: visitorCookieSchema, ...pageFields });

/** The overlay's own fields are not documented: analytics#overlay. */
const overlayBodySchema = z.looseObject({ visitorCookie: visitorCookieSchema, ...pageFields });

export const censusRequestSchemas = {
  'record-hit': requestSchema(anyQuerySchema, recordHitBodySchema),
  'button-click': requestSchema(anyQuerySchema, buttonBodySchema),
  'button-render': requestSchema(anyQuerySchema, buttonBodySchema),
  'form-render': requestSchema(anyQuerySchema, formRenderBodySchema),
  overlay: requestSchema(anyQuerySchema, overlayBodySchema),
  'record-quick-view': requestSchema(anyQuerySchema, emptyBodySchema),
};
