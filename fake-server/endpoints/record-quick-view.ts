import { endpoints } from '../../runtime/contract/endpoints.ts';
import { defineHandler } from '../api/handler.ts';

/** A product was looked at in a quick view. Spec 2 §7; the response is not shown. */
export const recordQuickView = defineHandler({
  endpoint: endpoints.recordQuickView,
  respond: ({ recorded }) => recorded,
});
