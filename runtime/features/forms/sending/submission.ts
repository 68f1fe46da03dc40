import { formSubmissionKeyPath, saveFormSubmissionPath } from '../../../contract/endpoints.ts';
import type { Refusal } from '../../../contract/forms/form-failure.ts';
import { failed, noKey } from '../../../contract/forms/messages.ts';
import { readFields, readText } from '../../../contract/read.ts';
import type { CallOutcome, Calls } from '../../calls/index.ts';

/** Keeps the key of a submission that may have arrived, and whose it is, also over a reload; empty for none. */
export interface KeyStore {
  key: string;
}

export interface Submission {
  readonly formId: string;
  readonly collectionId: string;
  readonly objectName: string;
  readonly isOverlayForm: boolean;
  readonly submitButtonText: string;
  /** JSON of the values by field id. */
  readonly form: string;
  readonly captchaKey?: string;
}

/**
 * Sends a form: a key first, then the submission with it. Returns null once the platform has it, else what went wrong. A send that
 * ended without a response leaves its key, and the next one with the same values goes out under it: the platform stores it once. Other
 * values are another submission: under that key nobody would ever see them. Spec 2 §5, §7.
 */
export async function sendForm(
  calls: Pick<Calls, 'post'>,
  submission: Submission,
  pageFields: object,
  keys: KeyStore,
): Promise<Refusal | null> {
  // The form says itself what went wrong: no overlay over the page.
  const background = true;
  const mark = hash(submission.form);
  const [earlierMark, earlierKey = ''] = keys.key.split(' ');
  const earlier = earlierMark === mark ? earlierKey : '';
  let key = earlier;
  if (!key) {
    const asked = await calls.post(formSubmissionKeyPath, { background });
    key = asked.ok ? readText(readFields(asked.value).key) : '';
    if (!key) return noKey;
  }
  // Kept before it is sent: the page may be closed before there is a response.
  keys.key = `${mark} ${key}`;
  const sent = await calls.post(saveFormSubmissionPath, {
    background,
    encoding: 'form',
    data: { key, ...submission, ...pageFields },
  });
  // The shape of success is not shown: any response that refuses nothing is one, also an empty one.
  if (sent.ok) {
    keys.key = '';
    return null;
  }
  if (earlier ? isKeyRefused(sent) : isRefused(sent)) keys.key = '';
  return refusalOf(sent.failure);
}

/** Tells texts apart without keeping them: there may be a password in them. */
const hash = (text: string): string =>
  [...text].reduce((sum, letter) => (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) | 0, 7).toString(36);

type Failed = Extract<CallOutcome, { readonly ok: false }>;

/** The platform has said no: nothing is stored under a key that was new. */
const isRefused = ({ failure: { status, kind } }: Failed): boolean => kind !== 'unparseable' && status >= 400 && status < 500;

/** Under a key from before something may be stored, whatever is said now, unless the platform does not know the key. */
const isKeyRefused = (sent: Failed): boolean =>
  isRefused(sent) && (sent.failure.fields?.error === failed || /\bkey\b/i.test(sent.failure.fields?.error ?? ''));

function refusalOf({ kind, status, fields }: Failed['failure']): Refusal {
  if (kind === 'unparseable') return failed;
  const { error = '', message = '', errors = {} } = fields ?? {};
  return { status, body: { error: error || message, errors } };
}
