/** All schemas, for Node code. The browser imports types of schemas only. */

import type * as z from 'zod';
import { censusRequestSchemas } from '../analytics/census-schemas.ts';
import { eventRequestSchemas } from '../analytics/event-schemas.ts';
import { serviceRequestSchemas } from '../calls/service-schemas.ts';
import { commerceRequestSchemas } from '../commerce/commerce-schemas.ts';
import { sessionRequestSchemas } from '../commerce/session-schemas.ts';
import type { EndpointName } from '../endpoints.ts';
import { formRequestSchemas } from '../forms/submission-schemas.ts';
import { performanceRequestSchemas } from '../vitals/performance-schemas.ts';

/** The schema of each call's `{query, body}`, as a journal entry has them. Unknown fields are allowed. */
export const requestSchemas: Readonly<Record<EndpointName, z.ZodType>> = {
  ...censusRequestSchemas,
  ...commerceRequestSchemas,
  ...eventRequestSchemas,
  ...formRequestSchemas,
  ...performanceRequestSchemas,
  ...serviceRequestSchemas,
  ...sessionRequestSchemas,
};

export { failureResponseSchema } from '../calls/failure-schema.ts';
export { cookieBannerSchema } from '../consent/cookie-banner-schema.ts';
export { galleryBlockSchema } from '../gallery/gallery-block-schema.ts';
export { journalEntrySchema } from '../journal/journal-schema.ts';
export { toProblems } from '../journal/problems-schema.ts';
export { mapSchema } from '../maps/map-schema.ts';
export { pageContextSchema } from '../site/page-context-schema.ts';
export { responseSchemas } from './response-schemas.ts';
