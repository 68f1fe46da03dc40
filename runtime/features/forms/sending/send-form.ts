/** The chunk `form-send`. Sends a form and shows its success message. Loaded with the first input. */
import { submitting, unknown, unparseable, captcha as unsolved } from '../../../contract/forms/constants.ts';
import type { Refusal } from '../../../contract/forms/form-failure.ts';
import type { FormValue, FormValues } from '../../../contract/forms/form-values.ts';
import { pageFields } from '../../analytics/index.ts';
import type { FormCaptcha } from '../captcha/form-captcha.ts';
import type { FormHost } from '../controls/form-host.ts';
import type { FieldErrors } from '../errors/field-errors.ts';
import { type FormIds, readInlineHandler } from '../finding/server-form.ts';
import { lockForm } from './lock-form.ts';
import { prepareSuccess } from './prepare-success.ts';
import { postSubmission } from './submission.ts';

/** The event of a sent form, forms#submitted-event. */
const formSubmittedEvent = 'ss-runtime:form-submitted';

export interface SendOptions extends FormHost {
  /** Ids from the caller, which have priority over those of the markup. */
  readonly callerIds: Partial<FormIds>;
  readonly errors: Pick<FieldErrors, 'show'>;
  values(): FormValues;
  translate(sentence: string): string;
  /** Returns undefined for a form without a captcha. */
  loadCaptcha(): Promise<FormCaptcha> | undefined;
  isAutomated(): boolean;
  /** Resolves once all chosen files are read. */
  whenFilesRead(): Promise<unknown>;
}

const overlays = '[data-slide-type="popup-overlay"],.sqs-popup-overlay';

/**
 * Locks the form, sends it, and shows its success message or its errors. Resolves with whether the platform has stored it. Never
 * rejects.
 */
export async function sendForm(options: SendOptions): Promise<boolean> {
  const { form, page, definition, translate } = options;
  // Controls outside of the form are among its elements.
  const button = [...form.elements].find((each): each is HTMLElement => each.matches('[type=submit],button:not([type])'));
  const label = button instanceof HTMLInputElement ? button.value : (button?.textContent ?? '').trim();
  const unlock = lockForm(form, button, translate(submitting));
  options.announce(translate(submitting));
  // Loaded in parallel with the calls, so that the success message shows without delay.
  const success = prepareSuccess(form, definition, page);
  const refusal = await trySending(options, label);
  const isSent = refusal === null;
  // Discarded first, so that the form is not sent again after an error or a reload.
  if (isSent) options.draft.discard();
  const showSuccess = isSent && (await success);
  unlock();
  options.announce('');
  if (showSuccess) finish(options, showSuccess);
  else {
    // A token is valid for one attempt.
    options
      .loadCaptcha()
      ?.then((captcha) => captcha.reset())
      .catch(() => {});
    await options.errors.show(refusal ?? unknown);
  }
  return isSent;
}

function finish({ form, page, formId, signal, setState }: SendOptions, showSuccess: () => () => void): void {
  setState('success');
  form.dispatchEvent(new CustomEvent(formSubmittedEvent, { bubbles: true, detail: { formId } }));
  try {
    if (!signal.aborted) signal.addEventListener('abort', showSuccess());
  } catch (error) {
    page.errors.report(error);
  }
}

/** Returns null if the platform has stored the submission, else the reason why not. */
async function trySending(options: SendOptions, label: string): Promise<Refusal | null> {
  const { form, page, definition } = options;
  if (options.isAutomated()) return { status: 401, body: {} };
  let problem: string = unparseable;
  try {
    await options.whenFilesRead();
    const values = encodeValues(form, options.values());
    problem = unknown;
    const captchaKey = await (await options.loadCaptcha())?.key();
    if (captchaKey === '') return unsolved;
    const sources = [options.callerIds, options.ids, readInlineHandler(form.getAttribute('onsubmit') ?? '')];
    const findId = (name: keyof FormIds) => sources.find((ids) => ids[name])?.[name] ?? '';
    const submission = {
      formId: options.formId || findId('formId'),
      collectionId: definition?.collectionId || findId('collectionId') || page.context.collection?.id || '',
      objectName: definition?.objectName || findId('objectName'),
      isOverlayForm: form.closest(overlays) !== null,
      submitButtonText: definition?.submitButtonText || label,
      form: values,
      ...(captchaKey && { captchaKey }),
    };
    return await postSubmission(await page.service('calls'), submission, pageFields(page.context, window), options.draft);
  } catch (error) {
    page.errors.report(error);
    return problem;
  }
}

/** Returns the values as JSON text, with those of controls beside the fields, forms#extra-values. */
function encodeValues(form: HTMLFormElement, values: FormValues): string {
  const extras = [...form.querySelectorAll<HTMLInputElement>('[data-ss-extra]')];
  const entries = [...Object.entries(values), ...extras.map(({ name, checked }): [string, string] => [name, String(checked)])];
  return `{${entries.map(([id, value]) => `${JSON.stringify(id)}:${encodeValue(value)}`).join()}}`;
}

/**
 * Encodes lists part by part, because old Prototype.js adds an `Array.prototype.toJSON` that encodes them twice
 * (https://ftlabs.github.io/2009/09/json2-js-vs-prototype/).
 */
const encodeValue = (value: FormValue): string =>
  Array.isArray(value) ? `[${value.map((part: unknown) => JSON.stringify(part)).join()}]` : JSON.stringify(value);
