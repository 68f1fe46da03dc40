import { endpoints } from '../../runtime/contract/endpoints.ts';
import { defineHandler } from '../api/handler.ts';
import { firstOf } from '../http/form-fields.ts';

interface Recorded {
  readonly predictions: readonly { readonly description: string }[];
}

/** Addresses that begin like the visitor's text. Spec 2 §7; the result's shape is not shown. */
export const placesAutocomplete = defineHandler({
  endpoint: endpoints.placesAutocomplete,
  respond({ recorded, query }) {
    const input = (firstOf(query.input) ?? '').trim().toLowerCase();
    const { predictions } = recorded.body as Recorded;
    const found = predictions.filter(({ description }) => description.toLowerCase().startsWith(input));
    return { ...recorded, body: { predictions: found } };
  },
});
