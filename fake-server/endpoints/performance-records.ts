import { endpoints } from '../../runtime/contract/endpoints.ts';
import { defineHandler } from '../api/handler.ts';

/** Compact performance records from a beacon. Spec 1 §7; the response is not shown, and no sender could read it. */
export const performanceRecords = defineHandler({
  endpoint: endpoints.performanceRecords,
  respond: ({ recorded }) => recorded,
});
