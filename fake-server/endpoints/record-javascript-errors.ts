import { endpoints } from '../../runtime/contract/endpoints.ts';
import { defineHandler } from '../api/handler.ts';

/** Uncaught page errors, as a list. Spec 1 §7; the response is not shown. */
export const recordJavascriptErrors = defineHandler({
  endpoint: endpoints.recordJavascriptErrors,
  nestedJson: ['/*/data'],
  respond: ({ recorded }) => recorded,
});
