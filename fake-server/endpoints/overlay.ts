import { endpoints } from '../../runtime/contract/endpoints.ts';
import { defineHandler } from '../api/handler.ts';

/** A popup overlay was seen or used. Spec 2 §7; the answer is not shown. */
export const overlay = defineHandler({
  endpoint: endpoints.overlay,
  answer: ({ recorded }) => recorded,
});
