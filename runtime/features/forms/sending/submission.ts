import { formSubmissionKeyPath, saveFormSubmissionPath } from '../../../contract/endpoints.ts';
import { failed, noKey } from '../../../contract/forms/constants.ts';
import type { Refusal } from '../../../contract/forms/form-failure.ts';
import { readFields, readText } from '../../../contract/read.ts';
import type { CallOutcome, Calls } from '../../calls/index.ts';

/** Keeps the key of a submission that may have arrived, with a hash of its values; empty for none. */
export interface KeyStore {
  key: string;
}

export interface Submission {
  readonly formId: string;
  readonly collectionId: string;
  readonly objectName: string;
  readonly isOverlayForm: boolean;
  readonly submitButtonText: string;
  /** The values by field id, as JSON text. */
  readonly form: string;
  readonly captchaKey?: string;
}

/**
 * Gets a key and sends the submission under it, forms#submission-key. Returns null if the platform has stored it, else the reason
 * why not. A send without a response leaves its key for the next send of the same values, forms#same-key: changed values under
 * that key would count as the same submission.
 */
export async function postSubmission(
  calls: Pick<Calls, 'post'>,
  submission: Submission,
  pageFields: object,
  keys: KeyStore,
): Promise<Refusal | null> {
  // The form shows its errors itself, without the error overlay of the page.
  const background = true;
  const valuesHash = hash(submission.form);
  const [keptHash, keptKey = ''] = keys.key.split(' ');
  const earlierKey = keptHash === valuesHash ? keptKey : '';
  let key = earlierKey;
  if (!key) {
    const response = await calls.post(formSubmissionKeyPath, { background });
    key = response.ok ? readText(readFields(response.value).key) : '';
    if (!key) return noKey;
  }
  // Kept before the call: the page may be closed before the response.
  keys.key = `${valuesHash} ${key}`;
  const sent = await calls.post(saveFormSubmissionPath, {
    background,
    encoding: 'form',
    data: { key, ...submission, ...pageFields },
  });
  // forms#success-response
  if (sent.ok) {
    keys.key = '';
    return null;
  }
  if (earlierKey ? isKeyRefused(sent) : isRefused(sent)) keys.key = '';
  return toRefusal(sent.failure);
}

/** Distinguishes values without storing them, because they may contain a password. */
const hash = (text: string): string =>
  [...text].reduce((sum, letter) => (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) | 0, 7).toString(36);

type Failed = Extract<CallOutcome, { readonly ok: false }>;

/** Returns whether the platform has refused the submission: nothing is stored under a new key. */
const isRefused = ({ failure: { status, kind } }: Failed): boolean => kind !== 'unparseable' && status >= 400 && status < 500;

/** Returns whether the platform rejects the key. After any other refusal, an earlier send may be stored under the key. */
const isKeyRefused = (sent: Failed): boolean =>
  isRefused(sent) && (sent.failure.fields?.error === failed || /\bkey\b/i.test(sent.failure.fields?.error ?? ''));

function toRefusal({ kind, status, fields }: Failed['failure']): Refusal {
  if (kind === 'unparseable') return failed;
  const { error = '', message = '', errors = {} } = fields ?? {};
  return { status, body: { error: error || message, errors } };
}
