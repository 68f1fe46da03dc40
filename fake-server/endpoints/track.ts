import { endpoints } from '../../runtime/contract/endpoints.ts';
import { defineHandler } from '../api/handler.ts';

/** A landing, asked for as an image: nothing is read of the response. Spec 2 §7. */
export const track = defineHandler({
  endpoint: endpoints.track,
  respond: ({ recorded }) => recorded,
});
