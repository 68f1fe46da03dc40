import { endpoints } from '../../runtime/contract/endpoints.ts';
import type { FormValues } from '../../runtime/contract/forms/form-values.ts';
import { rareRules } from '../../runtime/contract/forms/rare-rules.ts';
import { validateForm } from '../../runtime/contract/forms/validate-form.ts';
import type { ApiResponse } from '../api/api-response.ts';
import { type ApiCall, defineHandler, textField } from '../api/handler.ts';

/**
 * A visitor's form. Spec 2 §5, §7. It is stored once under its key, however often it comes. Without a key that was given out it
 * fails with status 400 and the catalogue's sentence (our choice: the specification only says that it fails). Forms that stand on a
 * served page are checked by the same contract as in the browser: 400 with errors by field id.
 */
export const saveFormSubmission = defineHandler({
  endpoint: endpoints.saveFormSubmission,
  nestedJson: ['/form'],
  refusesWrongCrumb: true,
  respond(call) {
    const { body, recorded, state, note } = call;
    const key = textField(body, 'key') ?? '';
    const earlier = state.submissions.find(key);
    if (!earlier && !state.formKeys.has(key)) {
      note('/key', 'Expected a form submission key that was given out and not used yet.');
      return { status: 400, body: { error: 'Error processing form submission. Please reload and try again.' } };
    }
    const refusal = refuse(call);
    if (refusal) return refusal;
    state.formKeys.use(key);
    state.submissions.store({
      site: call.site,
      key,
      formId: textField(body, 'formId') ?? '',
      collectionId: textField(body, 'collectionId') ?? '',
      objectName: textField(body, 'objectName') ?? '',
      isOverlayForm: textField(body, 'isOverlayForm') === 'true',
      submitButtonText: textField(body, 'submitButtonText') ?? '',
      pagePath: textField(body, 'pagePath') ?? '',
      values: valuesOf(body),
    });
    return recorded;
  },
});

/** What is wrong with it by the form's own definition; null for forms that stand on no page. */
function refuse({ body, site, state }: ApiCall): ApiResponse | null {
  const form = state.forms.find(site, textField(body, 'formId') ?? '');
  if (!form) return null;
  const errors = validateForm(
    form.fields,
    valuesOf(body) as FormValues,
    // The browser may have been told to take what browsers take.
    { rare: rareRules, emailRule: 'either', ...(form.formats && { formats: form.formats }) },
  );
  return Object.keys(errors).length > 0 ? { status: 400, body: { errors } } : null;
}

const valuesOf = (body: unknown): Readonly<Record<string, unknown>> => {
  const { form } = (body ?? {}) as { form?: unknown };
  return typeof form === 'object' && form !== null && !Array.isArray(form) ? (form as Record<string, unknown>) : {};
};
