/** Performance settings and records. Spec 1 §7. */

import * as z from 'zod';
import { anyQuerySchema, emptyBodySchema, idSchema, requestSchema } from '../schemas/common.ts';
import { decodeRecord } from './compact-records.ts';

/** Records in our compact encoding (`contract/vitals/compact-records.ts`): each must decode. */
const performanceRecordsBodySchema = z
  .array(
    z
      .unknown()
      .refine((item) => decodeRecord(item) !== null, 'expected a compact record: [1, pageLoadId, …] or [2, pageLoadId, name, …]'),
  )
  .min(1, 'expected at least one record');

/** The page load's id, and rollout flags: `rum`, `track-page-speed`, `track-user-timing` and their `-rollout` variants. */
export const performanceSettingsResponseSchema = z.looseObject({ pageLoadId: idSchema });

export const performanceRequestSchemas = {
  'performance-settings': requestSchema(anyQuerySchema, emptyBodySchema),
  'performance-records': requestSchema(anyQuerySchema, performanceRecordsBodySchema),
};
