import { endpoints } from '../../runtime/contract/endpoints.ts';
import { defineHandler, textField } from '../api/handler.ts';

/**
 * A visitor's form. Spec 2 §5, §7. Without a key that was given out and not used yet the submission fails with status 400 and
 * the catalogue's sentence (our choice: the specification only says that it fails).
 */
export const saveFormSubmission = defineHandler({
  endpoint: endpoints.saveFormSubmission,
  nestedJson: ['/form'],
  refusesWrongCrumb: true,
  answer({ body, recorded, state, note }) {
    if (state.formKeys.use(textField(body, 'key') ?? '')) return recorded;
    note('/key', 'Expected a form submission key that was given out and not used yet.');
    return { status: 400, body: { error: 'Error processing form submission. Please reload and try again.' } };
  },
});
