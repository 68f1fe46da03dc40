import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { chooseFailure, type Refusal } from '../../../../../runtime/contract/forms/form-failure.ts';
import { type Sending, sendLiveForm } from '../../../../../runtime/features/forms/sending/send-live-form.ts';

// What the button is told from; this form has none.
beforeAll(() => void vi.stubGlobal('HTMLInputElement', class {}));
afterAll(() => void vi.unstubAllGlobals());

/** Sends a form of which nothing is known but what is given: what was said, and what was done to it. */
async function send(given: Partial<Sending>) {
  const done: string[] = [];
  const refusals: Refusal[] = [];
  const attributes = new Map<string, string>();
  const form = {
    ownerDocument: {},
    dataset: {},
    elements: [],
    querySelector: () => null,
    querySelectorAll: () => [],
    closest: () => null,
    addEventListener() {},
    getAttribute: () => null,
    setAttribute: (name: string, value: string) => attributes.set(name, value),
    removeAttribute: (name: string) => attributes.delete(name),
  };
  const sending = {
    form,
    page: { errors: { report: () => done.push('report') } },
    definition: null,
    signal: new AbortController().signal,
    say: (sentence: string) => sentence,
    announce: (text: string) => text && done.push(text),
    isBot: () => false,
    whenRead: async () => {},
    values: () => ({}),
    fetchCaptcha: async () => ({ key: async () => 'token', reset: () => done.push('captcha reset') }),
    news: { show: async (refusal: Refusal) => void refusals.push(refusal) },
    ...given,
  };
  const isSent = await sendLiveForm(sending as unknown as Sending);
  return { isSent, said: refusals.map((refusal) => chooseFailure(refusal).message), done, locked: attributes.has('aria-busy') };
}

const fails = () => {
  throw new Error('No.');
};
// forms#messages forms#captcha-missing forms#honeypot
test.each<[what: string, given: Partial<Sending>, sentence: string]>([
  ['fields that cannot be read', { values: fails }, 'Could not parse the form fields, please check your entries.'],
  [
    'a file that cannot be read',
    { whenRead: async () => fails() },
    'Could not parse the form fields, please check your entries.',
  ],
  [
    'a captcha that is not solved',
    { fetchCaptcha: async () => ({ key: async () => '', reset() {} }) },
    'Complete CAPTCHA before submitting.',
  ],
  [
    'a captcha that does not come',
    { fetchCaptcha: () => Promise.reject(new Error('No.')) },
    'Unknown error, please try again later.',
  ],
  ['what looks like a program', { isBot: () => true }, 'Unable to submit form. Please try again later.'],
])('%s: it is not sent and says so, unlocked', async (_, given, sentence) => {
  const { isSent, said, locked } = await send(given);
  expect([isSent, said, locked]).toEqual([false, [sentence], false]);
});

// forms#captcha-reset
test('a failure resets the captcha', async () => {
  const { done } = await send({ values: fails });
  expect(done).toEqual(['Submitting…', 'report', 'captcha reset']);
});
