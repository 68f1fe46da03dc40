import { endpoints } from '../../runtime/contract/endpoints.ts';
import { defineHandler } from '../api/handler.ts';

/** Addresses that begin like the visitor's text. Spec 2 §7; the result's shape is not shown. */
export const placesAutocomplete = defineHandler({
  endpoint: endpoints.placesAutocomplete,
  answer: ({ recorded }) => recorded,
});
