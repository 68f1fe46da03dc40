import { endpoints } from '../../runtime/contract/endpoints.ts';
import { defineHandler } from '../api/handler.ts';

/** A form came to life. Spec 2 §7; the answer is not shown. */
export const formRender = defineHandler({
  endpoint: endpoints.formRender,
  answer: ({ recorded }) => recorded,
});
