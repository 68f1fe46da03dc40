/** Where nothing better is known. */
export const unknownProblem = 'Unknown error, please try again later.';

/** 'n / max'. */
export const characterCount = (length: number, max: number): string => `${length} / ${max}`;

/** What an e-mail address looks like, in the sentence on one that does not. */
export const exampleEmail = 'name@site.example';

/** Spec 2 §8 "Form messages"; `tooLong`, `email` and `maskedPassword` are spec 2 §5. */
export const formMessages = {
  submitting: 'Submitting…',
  failed: 'Error processing form submission. Please reload and try again.',
  unknown: unknownProblem,
  captcha: 'Complete CAPTCHA before submitting.',
  noKey: 'Could not get a form submission key, please try again later.',
  unparseable: 'Could not parse the form fields, please check your entries.',
  invalid: 'One or more fields is invalid, please check your entries.',
  reviewBelow: 'Your form has encountered a problem. Please scroll down to review.',
  reviewAbove: 'Your form has encountered a problem. Please scroll up to review.',
  tooLong: 'You have exceeded the character limit.',
  email: (format: string): string => `Email is not valid. Email addresses should follow the format ${format}.`,
  characterCount,
  emptyValue: 'N/A',
  maskedPassword: '__MASKED_FIELD__',
} as const;

export const formStatusMessages = {
  401: 'Unable to submit form. Please try again later.',
  404: 'This form has not been configured yet.',
  429: 'Unable to submit form. Submission rate limit exceeded. Please try again later.',
  500: 'Unable to send form. Please try again later.',
} as const satisfies Record<number, string>;
