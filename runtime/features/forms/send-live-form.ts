import type { FormDefinition } from '../../contract/forms/form-definition.ts';
import type { FormFailure } from '../../contract/forms/form-failure.ts';
import type { FormValues } from '../../contract/forms/form-values.ts';
import { formMessages } from '../../contract/forms/messages.ts';
import type { Page } from '../../page/page.ts';
import { pageFields } from '../analytics/index.ts';
import type { FormIds } from './inline-handler.ts';
import { lockForm } from './lock-form.ts';
import { type KeyStore, sendForm } from './submission.ts';

export interface Sending {
  readonly form: HTMLFormElement;
  readonly page: Page;
  readonly definition: FormDefinition | null;
  readonly ids: FormIds;
  /** What the button says meanwhile. */
  readonly submitting: string;
  readonly values: () => FormValues;
  /** Empty: it is not solved; null: the form has none. */
  readonly captchaKey: () => Promise<string | null>;
  /** Settles when everything chosen has been read. */
  readonly whenRead: () => Promise<unknown>;
  readonly keys: KeyStore;
}

const inOverlay = '[data-slide-type="popup-overlay"],.sqs-popup-overlay';

/** Sends a form, locked meanwhile. Returns what went wrong, or null. Never rejects. Spec 2 §4, §7, §8. */
export async function sendLiveForm(sending: Sending): Promise<FormFailure | null> {
  const { form, page, definition, ids, submitting, values, captchaKey, whenRead, keys } = sending;
  const button = form.querySelector<HTMLElement>('[type=submit],button:not([type])');
  const label = button instanceof HTMLInputElement ? button.value : (button?.textContent ?? '').trim();
  const unlock = lockForm(form, button, submitting);
  const saying = (message: string): FormFailure => ({ message, errors: {} });
  try {
    const captcha = await captchaKey();
    if (captcha === '') return saying(formMessages.captcha);
    let json: string;
    try {
      await whenRead();
      json = JSON.stringify({ ...values(), ...extraValues(form) });
    } catch (error) {
      page.errors.report(error);
      return saying(formMessages.unparseable);
    }
    const submission = {
      ...ids,
      isOverlayForm: form.closest(inOverlay) !== null,
      submitButtonText: definition?.submitButtonText || label,
      form: json,
      ...(captcha && { captchaKey: captcha }),
    };
    return await sendForm(await page.service('calls'), submission, pageFields(page.context, window), keys);
  } catch (error) {
    page.errors.report(error);
    return saying(formMessages.unknown);
  } finally {
    unlock();
  }
}

/** Answers beside the fields' own, such as a yes to a mailing list (our choice). */
const extraValues = (form: HTMLFormElement): FormValues =>
  Object.fromEntries(
    [...form.querySelectorAll<HTMLInputElement>('[data-ss-extra]')].map(({ name, checked }) => [name, String(checked)]),
  );
