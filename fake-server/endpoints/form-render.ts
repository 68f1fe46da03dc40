import { endpoints } from '../../runtime/contract/endpoints.ts';
import { defineHandler } from '../api/handler.ts';

/** A form came to life. Spec 2 §7; the response is not shown. */
export const formRender = defineHandler({
  endpoint: endpoints.formRender,
  respond: ({ recorded }) => recorded,
});
