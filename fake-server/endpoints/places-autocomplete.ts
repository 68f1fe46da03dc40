import type { Handler } from '../calls/handler.ts';
import { firstOf } from '../http/form-fields.ts';

/** Returns the recorded addresses that begin with the visitor's text. */
export const placesAutocomplete: Handler = ({ recorded, query }) => {
  const input = (firstOf(query.input) ?? '').trim().toLowerCase();
  const { predictions } = recorded.body as { readonly predictions: readonly { readonly description: string }[] };
  return {
    ...recorded,
    body: { predictions: predictions.filter(({ description }) => description.toLowerCase().startsWith(input)) },
  };
};
