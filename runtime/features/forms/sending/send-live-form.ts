/** What sends a form and thanks for it; fetched with the first key. */
import type { Refusal } from '../../../contract/forms/form-failure.ts';
import type { FormValue, FormValues } from '../../../contract/forms/form-values.ts';
import { submitting, unknown, unparseable, captcha as unsolved } from '../../../contract/forms/messages.ts';
import { pageFields } from '../../analytics/index.ts';
import type { FormCaptcha } from '../captcha/form-captcha.ts';
import type { ErrorNews } from '../errors/error-news.ts';
import { type FormIds, readInlineHandler } from '../finding/inline-handler.ts';
import type { FormWorkOptions } from '../live/form-work-options.ts';
import { lockForm } from './lock-form.ts';
import { prepareThanks } from './show-thanks.ts';
import { sendForm } from './submission.ts';

/** A form that has been sent says so by this event, which bubbles; its detail has the form's id. */
const formSubmittedEvent = 'ss-runtime:form-submitted';

export interface Sending extends FormWorkOptions {
  /** Where the form's own markup says nothing. */
  readonly more: Partial<FormIds>;
  readonly news: Pick<ErrorNews, 'show'>;
  values(): FormValues;
  /** A sentence in the form's words. */
  say(sentence: string): string;
  /** Undefined: the form has none. */
  fetchCaptcha(): Promise<FormCaptcha> | undefined;
  /** Whether it looks as if a program sent it. */
  isBot(): boolean;
  /** Settles when everything chosen has been read. */
  whenRead(): Promise<unknown>;
}

const inOverlay = '[data-slide-type="popup-overlay"],.sqs-popup-overlay';

/** Sends a form, locked meanwhile, and shows how it ended: true once the platform has it. Never rejects. Spec 2 §4, §7, §8. */
export async function sendLiveForm(sending: Sending): Promise<boolean> {
  const { form, page, definition, say, signal } = sending;
  // It may stand outside of its form.
  const button = [...form.elements].find((each): each is HTMLElement => each.matches('[type=submit],button:not([type])'));
  const label = button instanceof HTMLInputElement ? button.value : (button?.textContent ?? '').trim();
  const unlock = lockForm(form, button, say(submitting));
  sending.announce(say(submitting));
  // Fetched beside the calls, so that nobody who has sent it waits for the thanks.
  const thanks = prepareThanks(form, definition, page);
  const refusal = await trySending(sending, label);
  const isSent = refusal === null;
  // Nothing is left to be sent again, whatever becomes of the page from here on.
  if (isSent) sending.draft.end();
  const showThanks = isSent && (await thanks);
  unlock();
  sending.announce('');
  if (showThanks) {
    sending.setState('success');
    form.dispatchEvent(new CustomEvent(formSubmittedEvent, { bubbles: true, detail: { formId: sending.formId } }));
    try {
      if (!signal.aborted) signal.addEventListener('abort', showThanks());
    } catch (error) {
      // It is sent, whatever becomes of the thanks.
      page.errors.report(error);
    }
  } else {
    // A token is good for one attempt.
    sending
      .fetchCaptcha()
      ?.then((captcha) => captcha.reset())
      .catch(() => {});
    await sending.news.show(refusal ?? unknown);
  }
  return isSent;
}

/** Null once the platform has it, else why not. */
async function trySending(sending: Sending, label: string): Promise<Refusal | null> {
  const { form, page, definition } = sending;
  if (sending.isBot()) return { status: 401, body: {} };
  let problem: string = unparseable;
  try {
    await sending.whenRead();
    const values = encodeValues(form, sending.values());
    problem = unknown;
    const captchaKey = await (await sending.fetchCaptcha())?.key();
    if (captchaKey === '') return unsolved;
    const known = [sending.more, sending.ids, readInlineHandler(form.getAttribute('onsubmit') ?? '')];
    const idOf = (name: keyof FormIds) => known.find((ids) => ids[name])?.[name] ?? '';
    const submission = {
      formId: sending.formId || idOf('formId'),
      collectionId: definition?.collectionId || idOf('collectionId') || page.context.collection?.id || '',
      objectName: definition?.objectName || idOf('objectName'),
      isOverlayForm: form.closest(inOverlay) !== null,
      submitButtonText: definition?.submitButtonText || label,
      form: values,
      ...(captchaKey && { captchaKey }),
    };
    return await sendForm(await page.service('calls'), submission, pageFields(page.context, window), sending.draft);
  } catch (error) {
    page.errors.report(error);
    return problem;
  }
}

/** The values as JSON, with what stands beside the fields, such as a yes to a mailing list (our choice). */
function encodeValues(form: HTMLFormElement, values: FormValues): string {
  const beside = [...form.querySelectorAll<HTMLInputElement>('[data-ss-extra]')];
  const more = beside.map(({ name, checked }) => [name, String(checked)] as const);
  return `{${[...Object.entries(values), ...more].map(([id, value]) => `${JSON.stringify(id)}:${encode(value)}`).join()}}`;
}

/** Lists are joined by hand: pages with an old Prototype.js encode arrays wrongly (Array.prototype.toJSON). */
const encode = (value: FormValue): string =>
  Array.isArray(value) ? `[${value.map((part: unknown) => JSON.stringify(part)).join()}]` : JSON.stringify(value);
