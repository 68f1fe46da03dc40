/** Spec 2 §8 "Form messages"; `tooLong`, `email` and `maskedPassword` are spec 2 §5. One by one, so that a bundler keeps only those that are used. */
export const submitting = 'Submitting…';
export const failed = 'Error processing form submission. Please reload and try again.';
/** Where nothing better is known. */
export const unknown = 'Unknown error, please try again later.';
export const captcha = 'Complete CAPTCHA before submitting.';
export const noKey = 'Could not get a form submission key, please try again later.';
export const unparseable = 'Could not parse the form fields, please check your entries.';
export const invalid = 'One or more fields is invalid, please check your entries.';
export const reviewBelow = 'Your form has encountered a problem. Please scroll down to review.';
export const reviewAbove = 'Your form has encountered a problem. Please scroll up to review.';
export const tooLong = 'You have exceeded the character limit.';
export const email = (format: string): string => `Email is not valid. Email addresses should follow the format ${format}.`;
/** 'n / max'. */
export const characterCount = (length: number, max: number): string => `${length} / ${max}`;

/** What an e-mail address looks like, in the sentence on one that does not. */
export const exampleEmail = 'name@site.example';

/** All of them: for texts of other languages, Node code and tests. */
export const formMessages = {
  submitting,
  failed,
  unknown,
  captcha,
  noKey,
  unparseable,
  invalid,
  reviewBelow,
  reviewAbove,
  tooLong,
  email,
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
