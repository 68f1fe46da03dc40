import type { Handler } from '../calls/handler.ts';

/** Issues a key for one form submission. */
export const formSubmissionKey: Handler = ({ recorded, state }) => ({
  ...recorded,
  body: { ...(recorded.body as object), key: state.formKeys.issue() },
});
