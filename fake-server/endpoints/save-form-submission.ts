import type { FormValues } from '../../runtime/contract/forms/form-values.ts';
import { rareRules } from '../../runtime/contract/forms/rare-rules.ts';
import { validateForm } from '../../runtime/contract/forms/validate-form.ts';
import { readFields } from '../../runtime/contract/read.ts';
import { type ApiCall, type Handler, textField } from '../calls/handler.ts';
import { overLimit } from '../calls/rate-limit.ts';
import type { ApiResponse } from '../http/api-response.ts';

/**
 * Stores a submission of a form, once for each key (forms#submission-key). A call without an issued key gets status 400 and the
 * platform's sentence. A form of a served page is validated by the contract, as in the browser: invalid values get status 400
 * with errors by field id. More submissions a minute than a visitor may send get 429.
 */
export const saveFormSubmission: Handler = (call) => {
  const { body, recorded, state, note } = call;
  const limited = overLimit(call, 'save-form-submission');
  if (limited) return limited;
  const text = (name: string) => textField(body, name) ?? '';
  const key = text('key');
  const earlier = state.submissions.find(key);
  if (!earlier && !state.formKeys.has(key)) {
    note('/key', 'Expected a form submission key that was issued and not used yet.');
    return { status: 400, body: { error: 'Error processing form submission. Please reload and try again.' } };
  }
  const invalid = validate(call);
  if (invalid) return invalid;
  state.formKeys.use(key);
  state.submissions.store(
    {
      site: call.site,
      key,
      formId: text('formId'),
      collectionId: text('collectionId'),
      objectName: text('objectName'),
      isOverlayForm: text('isOverlayForm') === 'true',
      submitButtonText: text('submitButtonText'),
      pagePath: text('pagePath'),
      values: valuesOf(body),
    },
    state.forms.find(call.site, text('formId'))?.fields,
  );
  return recorded;
};

/** Returns the response to values that the form's definition does not allow; null for valid values and unknown forms. */
function validate({ body, site, state }: ApiCall): ApiResponse | null {
  const form = state.forms.find(site, textField(body, 'formId') ?? '');
  if (!form) return null;
  const errors = validateForm(form.fields, valuesOf(body) as FormValues, {
    rare: rareRules,
    // The runtime may have used the browser's rule for e-mail addresses.
    emailRule: 'either',
    ...(form.formats && { formats: form.formats }),
  });
  return Object.keys(errors).length > 0 ? { status: 400, body: { errors } } : null;
}

const valuesOf = (body: unknown): Readonly<Record<string, unknown>> => readFields(readFields(body).form);
