/** Schemas of performance settings and records: vitals#settings-call, vitals#records-call. */

import * as z from 'zod';
import { decodeRecord } from '../../../runtime/contract/vitals/compact-records.ts';
import { anyQuerySchema, emptyBodySchema, idSchema, requestSchema } from './common-schemas.ts';

/** Each record must decode: vitals#compact-encoding. */
const performanceRecordsBodySchema = z
  .array(
    z
      .unknown()
      .refine((item) => decodeRecord(item) !== null, 'expected a compact record: [1, pageLoadId, …] or [2, pageLoadId, name, …]'),
  )
  .min(1, 'expected at least one record');

/** The response also has rollout flags: vitals#rollout-flags. */
export const performanceSettingsResponseSchema = z.looseObject({ pageLoadId: idSchema });

export const performanceRequestSchemas = {
  'performance-settings': requestSchema(anyQuerySchema, emptyBodySchema),
  'performance-records': requestSchema(anyQuerySchema, performanceRecordsBodySchema),
};
