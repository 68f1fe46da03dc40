/** What sends a form and thanks for it; fetched with the first key. */
import type { Refusal } from '../../contract/forms/form-failure.ts';
import type { FormValue, FormValues } from '../../contract/forms/form-values.ts';
import { submitting, unknown, unparseable, captcha as unsolved } from '../../contract/forms/messages.ts';
import { pageFields } from '../analytics/index.ts';
import { isBot } from './bot-trap.ts';
import type { FormWorkOptions } from './form-work-options.ts';
import { type FormIds, readInlineHandler } from './inline-handler.ts';
import { lockForm } from './lock-form.ts';
import { prepareThanks } from './show-thanks.ts';
import { sendForm } from './submission.ts';

export interface Sending
  extends Pick<FormWorkOptions, 'form' | 'page' | 'definition' | 'formId' | 'ids' | 'draft' | 'aliveSinceMs'> {
  /** Where the form's own markup says nothing. */
  readonly more: Partial<FormIds>;
  values(): FormValues;
  /** A sentence in the form's words. */
  say(sentence: string): string;
  /** Empty: it is not solved; null: the form has none. */
  captchaKey(): Promise<string | null>;
  /** Settles when everything chosen has been read. */
  whenRead(): Promise<unknown>;
}

/** What went wrong; or what shows the thanks, and returns what takes them back. */
export type Sent = { readonly refusal: Refusal } | { readonly showThanks: () => () => void };

const inOverlay = '[data-slide-type="popup-overlay"],.sqs-popup-overlay';

/** Sends a form, locked meanwhile. Never rejects. Spec 2 §4, §7, §8. */
export async function sendLiveForm(sending: Sending): Promise<Sent> {
  const { form, page, definition, more, draft } = sending;
  const ids = { ...readInlineHandler(form.getAttribute('onsubmit') ?? ''), ...sending.ids };
  if (isBot(form, page.clock, sending.aliveSinceMs)) return { refusal: { status: 401, body: {} } };
  const button = form.querySelector<HTMLElement>('[type=submit],button:not([type])');
  const label = button instanceof HTMLInputElement ? button.value : (button?.textContent ?? '').trim();
  const unlock = lockForm(form, button, sending.say(submitting));
  try {
    const captcha = await readCaptcha(sending);
    if (captcha === '') return { refusal: unsolved };
    const values = await readValues(sending);
    if (values === null) return { refusal: unparseable };
    const submission = {
      formId: sending.formId || more.formId || ids.formId || '',
      collectionId: definition?.collectionId || more.collectionId || ids.collectionId || page.context.collection?.id || '',
      objectName: definition?.objectName || more.objectName || ids.objectName || '',
      isOverlayForm: form.closest(inOverlay) !== null,
      submitButtonText: definition?.submitButtonText || label,
      form: values,
      ...(captcha && { captchaKey: captcha }),
    };
    // Fetched beside the calls, so that nobody who has sent it waits for the thanks.
    const thanks = prepareThanks(form, definition, page);
    const refusal = await sendForm(await page.service('calls'), submission, pageFields(page.context, window), draft);
    return refusal === null ? { showThanks: await thanks } : { refusal };
  } catch (error) {
    page.errors.report(error);
    return { refusal: unknown };
  } finally {
    unlock();
  }
}

/** The values as JSON, with what stands beside the fields, such as a yes to a mailing list (our choice); null if they cannot be read. */
async function readValues({ form, page, values, whenRead }: Sending): Promise<string | null> {
  try {
    await whenRead();
    const beside = [...form.querySelectorAll<HTMLInputElement>('[data-ss-extra]')];
    const more = beside.map(({ name, checked }) => [name, String(checked)] as const);
    return `{${[...Object.entries(values()), ...more].map(([id, value]) => `${JSON.stringify(id)}:${encode(value)}`).join()}}`;
  } catch (error) {
    page.errors.report(error);
    return null;
  }
}

/** Lists are joined by hand: pages with an old Prototype.js encode arrays wrongly (Array.prototype.toJSON). */
const encode = (value: FormValue): string =>
  Array.isArray(value) ? `[${value.map((part: unknown) => JSON.stringify(part)).join()}]` : JSON.stringify(value);

/** One that cannot be had is not solved: the platform would refuse the form without it. */
async function readCaptcha({ page, captchaKey }: Sending): Promise<string | null> {
  try {
    return await captchaKey();
  } catch (error) {
    page.errors.report(error);
    return '';
  }
}
