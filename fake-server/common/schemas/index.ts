/** All schemas, for Node code. The browser imports types of schemas only. */

import type * as z from 'zod';
import type { EndpointName } from '../../../runtime/contract/endpoints.ts';
import { censusRequestSchemas } from './census-schemas.ts';
import { commerceRequestSchemas } from './commerce-schemas.ts';
import { eventRequestSchemas } from './event-schemas.ts';
import { performanceRequestSchemas } from './performance-schemas.ts';
import { serviceRequestSchemas } from './service-schemas.ts';
import { sessionRequestSchemas } from './session-schemas.ts';
import { formRequestSchemas } from './submission-schemas.ts';

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

export { failureResponseSchema } from './failure-schema.ts';
export { journalEntrySchema } from './journal-schema.ts';
export { toProblems } from './problems.ts';
export { responseSchemas } from './response-schemas.ts';
