import { endpoints } from '../../runtime/contract/endpoints.ts';
import { defineHandler } from '../api/handler.ts';

/** A key that is good for one form submission. Spec 2 §7. */
export const formSubmissionKey = defineHandler({
  endpoint: endpoints.formSubmissionKey,
  refusesWrongCrumb: true,
  respond: ({ recorded, state }) => ({ ...recorded, body: { ...(recorded.body as object), key: state.formKeys.issue() } }),
});
