import { endpoints } from '../../runtime/contract/endpoints.ts';
import { defineHandler } from '../api/handler.ts';

/** A product event, as a form or as JSON; 200 and 202 are success to its senders. Spec 1 §7. */
export const recordEvent = defineHandler({
  endpoint: endpoints.recordEvent,
  nestedJson: ['/data'],
  refusesWrongCrumb: true,
  respond: ({ recorded }) => recorded,
});
