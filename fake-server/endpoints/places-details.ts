import { endpoints } from '../../runtime/contract/endpoints.ts';
import { defineHandler } from '../api/handler.ts';

/** One address in full. Spec 2 §7; the result's shape is not shown. */
export const placesDetails = defineHandler({
  endpoint: endpoints.placesDetails,
  respond: ({ recorded }) => recorded,
});
