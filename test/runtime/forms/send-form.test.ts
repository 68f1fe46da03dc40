import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { chooseFailure, type Refusal } from '../../../runtime/contract/forms/form-failure.ts';
import { type SendOptions, sendForm } from '../../../runtime/features/forms/sending/send-form.ts';

// The code recognises input buttons by this class; the form has none.
beforeAll(() => void vi.stubGlobal('HTMLInputElement', class {}));
afterAll(() => void vi.unstubAllGlobals());

/** Sends an empty form with the given options; returns the shown sentences and what was done to the form. */
async function send(given: Partial<SendOptions>) {
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
  const options = {
    form,
    page: { errors: { report: () => done.push('report') } },
    definition: null,
    signal: new AbortController().signal,
    translate: (sentence: string) => sentence,
    announce: (text: string) => text && done.push(text),
    isAutomated: () => false,
    whenFilesRead: async () => {},
    values: () => ({}),
    loadCaptcha: async () => ({ key: async () => 'token', reset: () => done.push('captcha reset') }),
    errors: { show: async (refusal: Refusal) => void refusals.push(refusal) },
    ...given,
  };
  const isSent = await sendForm(options as unknown as SendOptions);
  return { isSent, shown: refusals.map((refusal) => chooseFailure(refusal).message), done, locked: attributes.has('aria-busy') };
}

const fails = () => {
  throw new Error('No.');
};
// forms#messages forms#captcha-missing forms#honeypot
test.each<[what: string, given: Partial<SendOptions>, sentence: string]>([
  ['fields that cannot be read', { values: fails }, 'Could not parse the form fields, please check your entries.'],
  [
    'a file that cannot be read',
    { whenFilesRead: async () => fails() },
    'Could not parse the form fields, please check your entries.',
  ],
  [
    'an unsolved captcha',
    { loadCaptcha: async () => ({ key: async () => '', reset() {} }) },
    'Complete CAPTCHA before submitting.',
  ],
  [
    'a captcha that cannot be loaded',
    { loadCaptcha: () => Promise.reject(new Error('No.')) },
    'Unknown error, please try again later.',
  ],
  ['a send that looks automated', { isAutomated: () => true }, 'Unable to submit form. Please try again later.'],
])('%s: the form is not sent, shows the sentence and is unlocked', async (_, given, sentence) => {
  const { isSent, shown, locked } = await send(given);
  expect([isSent, shown, locked]).toEqual([false, [sentence], false]);
});

// forms#captcha-reset
test('a failure resets the captcha', async () => {
  const { done } = await send({ values: fails });
  expect(done).toEqual(['Submitting…', 'report', 'captcha reset']);
});
