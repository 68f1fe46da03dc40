import { expect, test } from 'vitest';
import { nextStep } from '../../../../cli/audit/report/next-step.ts';
import { unanswered } from '../../../../cli/audit/visit/answer/consent-rules.ts';

test.each([
  [unanswered.stays('Reject all'), /Buttons that do nothing are a fault: a no that cannot be given\.$/],
  [unanswered.notStored(undefined), /^Press the buttons of the banner/],
  [unanswered.payOrConsent('Pay'), /^Offer a refusal that costs nothing/],
  [
    unanswered.notUnderstood('a dialog names cookies', true),
    /--banner-accept and --banner-decline; if it has none, that is a fault/,
  ],
  [unanswered.noDecline, /an answer that cannot be given\.$/],
  [unanswered.noControl, /--banner-decline/],
  ['the visitor’s no could not be given', /^It is judged once the visitor’s no can be given/],
  ['it was answered with status 403', /lets in: with the cookies of a sign-in \(--cookies\)/],
  ['it did not finish loading within 30000 ms (--timeout)', /--timeout 120000/],
  ['the audit was interrupted', /^Let the audit run/],
  ['it was answered with status 500', /^Open the page in a browser/],
])('what could not be judged because %s has a next step', (reason, step) => {
  expect(nextStep(reason)).toMatch(step);
});
