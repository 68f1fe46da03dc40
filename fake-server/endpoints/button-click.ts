import { endpoints } from '../../runtime/contract/endpoints.ts';
import { defineHandler } from '../api/handler.ts';

/** A button was clicked. Spec 2 §7; the response is not shown. */
export const buttonClick = defineHandler({
  endpoint: endpoints.buttonClick,
  respond: ({ recorded }) => recorded,
});
