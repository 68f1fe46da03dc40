import { endpoints } from '../../runtime/contract/endpoints.ts';
import { defineHandler } from '../api/handler.ts';

/** A product was looked at in a quick view. Spec 2 §7; the answer is not shown. */
export const recordQuickView = defineHandler({
  endpoint: endpoints.recordQuickView,
  answer: ({ recorded }) => recorded,
});
