import { endpoints } from '../../runtime/contract/endpoints.ts';
import { defineHandler } from '../api/handler.ts';

/** A visitor's page view or other census event. Spec 2 §7; the response is not shown. */
export const recordHit = defineHandler({
  endpoint: endpoints.recordHit,
  nestedJson: ['/data'],
  respond: ({ recorded }) => recorded,
});
