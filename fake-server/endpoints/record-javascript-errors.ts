import { endpoints } from '../../runtime/contract/endpoints.ts';
import { defineHandler } from '../api/handler.ts';

/** Uncaught page errors, as a list. Spec 1 §7; the answer is not shown. */
export const recordJavascriptErrors = defineHandler({
  endpoint: endpoints.recordJavascriptErrors,
  nestedJson: ['/*/data'],
  answer: ({ recorded }) => recorded,
});
