import { endpoints } from '../../runtime/contract/endpoints.ts';
import { defineHandler } from '../api/handler.ts';

/** A batch of log entries; senders ignore failure. Spec 2 §7. */
export const trace = defineHandler({
  endpoint: endpoints.trace,
  nestedJson: ['/data'],
  respond: ({ recorded }) => recorded,
});
