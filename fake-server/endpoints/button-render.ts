import { endpoints } from '../../runtime/contract/endpoints.ts';
import { defineHandler } from '../api/handler.ts';

/** A button came to life. Spec 2 §7; the response is not shown. */
export const buttonRender = defineHandler({
  endpoint: endpoints.buttonRender,
  respond: ({ recorded }) => recorded,
});
