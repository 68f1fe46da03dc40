import type { Handler } from '../calls/handler.ts';

/** Issues a key for one form submission: forms#submission-key. */
export const formSubmissionKey: Handler = ({ recorded, state }) => ({
  ...recorded,
  body: { ...(recorded.body as object), key: state.formKeys.issue() },
});
