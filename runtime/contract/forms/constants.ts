/** Characters of an e-mail address, forms#email-format. */
export const emailLimits = { minLength: 3, maxLength: 256 } as const;

/** Documented figures: forms#likert-labels, forms#narrow-newsletter, forms#captcha-size. */
export const formLimits = {
  narrowNewsletterBelowPx: 320,
  captchaCompactBelowPx: 320,
} as const;

/** Distance from the view at which a form is mounted, forms#drawn-once. */
export const nearFormMarginPx = 600;

/** forms#draft */
export const draftLimits = {
  debounceMs: 250,
  /** A longer draft is not kept. */
  maxCharacters: 200_000,
} as const;

/** Longest wait for the code of a success message, forms#success-timeout. */
export const successTimeoutMs = 5000;

/** Pause in typing after which a character counter is announced, forms#character-counter. */
export const counterDebounceMs = 1000;

/** forms#places-combobox */
export const placesDebounceMs = 200;
export const placesMinCharacters = 3;

/** forms#captcha-missing */
export const captchaTimeoutMs = 15_000;

/** forms#file-field */
export const maxFileBytes = 500_000;

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
