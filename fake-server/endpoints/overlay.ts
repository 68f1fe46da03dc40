import { endpoints } from '../../runtime/contract/endpoints.ts';
import { defineHandler } from '../api/handler.ts';

/** A popup overlay was seen or used. Spec 2 §7; the response is not shown. */
export const overlay = defineHandler({
  endpoint: endpoints.overlay,
  respond: ({ recorded }) => recorded,
});
