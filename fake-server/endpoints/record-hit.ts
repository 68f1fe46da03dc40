import { endpoints } from '../../runtime/contract/endpoints.ts';
import { defineHandler } from '../api/handler.ts';

/** A visitor's page view or other census event. Spec 2 §7; the answer is not shown. */
export const recordHit = defineHandler({
  endpoint: endpoints.recordHit,
  nestedJson: ['/data'],
  answer: ({ recorded }) => recorded,
});
