/** Documented sentences, forms#messages; separate exports, so that a chunk contains only those it uses. */
export const submitting = 'Submitting…';
export const failed = 'Error processing form submission. Please reload and try again.';
export const unknown = 'Unknown error, please try again later.';
export const captcha = 'Complete CAPTCHA before submitting.';
export const noKey = 'Could not get a form submission key, please try again later.';
export const unparseable = 'Could not parse the form fields, please check your entries.';
export const invalid = 'One or more fields is invalid, please check your entries.';
export const reviewBelow = 'Your form has encountered a problem. Please scroll down to review.';
export const reviewAbove = 'Your form has encountered a problem. Please scroll up to review.';
export const tooLong = 'You have exceeded the character limit.';
export const email = (format: string): string => `Email is not valid. Email addresses should follow the format ${format}.`;
export const characterCount = (length: number, max: number): string => `${length} / ${max}`;

/** The example in the sentence about an invalid address. */
export const exampleEmail = 'name@site.example';

/** All sentences, for the texts of other languages, Node code and tests. */
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

/** forms#status-messages */
export const formStatusMessages = {
  401: 'Unable to submit form. Please try again later.',
  404: 'This form has not been configured yet.',
  429: 'Unable to submit form. Submission rate limit exceeded. Please try again later.',
  500: 'Unable to send form. Please try again later.',
} as const satisfies Record<number, string>;
