import { formSubmissionKey, saveFormSubmission } from '../../contract/endpoints.ts';
import { formMessages, formStatusMessages } from '../../contract/forms/messages.ts';
import { readFields, readText } from '../../contract/read.ts';
import type { Texts } from '../../contract/texts/texts.ts';
import type { Calls } from '../calls/index.ts';
import type { PopupForm } from './popup-content.ts';

/** 3 to 256 characters: something on both sides of one @, whose domain ends in a label of 2 to 4 letters or digits. Spec 2 §5 "Email field". */
export const isEmail = (text: string): boolean =>
  text.length >= 3 && text.length <= 256 && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)*\.[a-z0-9]{2,4}$/i.test(text);

/**
 * Sends the visitor's address: a form submission key first, then the submission. Returns null once the platform has it, else the
 * sentence to show. Never rejects. Spec 2 §5, §7, §8 "Form messages".
 */
export async function signUp(
  calls: Pick<Calls, 'post'>,
  form: PopupForm,
  email: string,
  pageFields: object,
  { forms, formStatus }: Pick<Texts, 'forms' | 'formStatus'> = { forms: formMessages, formStatus: formStatusMessages },
): Promise<string | null> {
  // The form says itself what went wrong: no overlay over the popup.
  const silently = { background: true } as const;
  const asked = await calls.post(formSubmissionKey.path, silently);
  const key = asked.ok ? readText(readFields(asked.value).key) : '';
  if (!key) return forms.noKey;
  const { formId, collectionId, objectName, submitText: submitButtonText } = form;
  const sent = await calls.post(saveFormSubmission.path, {
    ...silently,
    encoding: 'form',
    data: {
      key,
      formId,
      collectionId,
      objectName,
      isOverlayForm: true,
      submitButtonText,
      form: JSON.stringify({ [form.fieldId]: email }),
      ...pageFields,
    },
  });
  if (sent.ok) return null;
  const { status, fields } = sent.failure;
  const ofStatus: Readonly<Record<number, string>> = formStatus;
  return ofStatus[status] || readText(fields?.errors[form.fieldId]) || fields?.error || forms.unknown;
}
