/** Performance settings and records. Spec 1 §7. */

import * as z from 'zod';
import { anyQuerySchema, emptyBodySchema, idSchema, requestSchema } from './common.ts';

/** How a record is encoded compactly is not shown: a list or an object. */
export const performanceRecordsBodySchema = z
  .array(z.union([z.array(z.unknown()), z.looseObject({})], 'expected a record: a list or an object'))
  .min(1, 'expected at least one record');

/** The page load's id, and rollout flags: `rum`, `track-page-speed`, `track-user-timing` and their `-rollout` variants. */
export const performanceSettingsAnswerSchema = z.looseObject({ pageLoadId: idSchema });

export const performanceRequestSchemas = {
  'performance-settings': requestSchema(anyQuerySchema, emptyBodySchema),
  'performance-records': requestSchema(anyQuerySchema, performanceRecordsBodySchema),
};
