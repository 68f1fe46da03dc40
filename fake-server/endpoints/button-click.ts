import { endpoints } from '../../runtime/contract/endpoints.ts';
import { defineHandler } from '../api/handler.ts';

/** A button was clicked. Spec 2 §7; the answer is not shown. */
export const buttonClick = defineHandler({
  endpoint: endpoints.buttonClick,
  answer: ({ recorded }) => recorded,
});
