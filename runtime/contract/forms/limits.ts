/** Characters of an e-mail address, forms#email-format. */
export const emailLimits = { minLength: 3, maxLength: 256, minFinalLabelLength: 2, maxFinalLabelLength: 4 } as const;

/** Documented figures: forms#likert-labels, forms#narrow-newsletter, forms#captcha-size. */
export const formLimits = {
  minLikert: -2,
  maxLikert: 2,
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
