/** All schemas, for the Node side; the browser takes types from here at most. */

import type * as z from 'zod';
import type { EndpointName } from '../endpoints.ts';
import { censusRequestSchemas } from './census.ts';
import { eventRequestSchemas } from './events.ts';
import { formRequestSchemas } from './forms.ts';
import { performanceRequestSchemas } from './performance.ts';
import { serviceRequestSchemas } from './services.ts';
import { sessionRequestSchemas } from './session.ts';

/** What each call must carry: over `{query, body}` as a journal entry holds them. Unknown extra fields are allowed. */
export const requestSchemas: Readonly<Record<EndpointName, z.ZodType>> = {
  ...censusRequestSchemas,
  ...eventRequestSchemas,
  ...formRequestSchemas,
  ...performanceRequestSchemas,
  ...serviceRequestSchemas,
  ...sessionRequestSchemas,
};

export { answerSchemas } from './answers.ts';
export { cookieBannerSchema } from './cookie-banner.ts';
export { failureAnswerSchema } from './failure.ts';
export { galleryBlockSchema } from './gallery-block.ts';
export { journalEntrySchema } from './journal.ts';
export { mapSchema } from './map.ts';
export { pageContextSchema } from './page-context.ts';
export { toProblems } from './problems.ts';
