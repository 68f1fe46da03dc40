/** An e-mail address, in characters. Spec 2 §5. */
export const emailLimits = { minLength: 3, maxLength: 256, minFinalLabelLength: 2, maxFinalLabelLength: 4 } as const;

/** Forms and captcha. Spec 2 §5, §9. */
export const formLimits = {
  minLikert: -2,
  maxLikert: 2,
  narrowNewsletterBelowPx: 320,
  captchaCompactBelowPx: 320,
} as const;

/** Forms come to life this far from the view (our choice). */
export const nearFormMarginPx = 600;

/** Of what a visitor typed (our choice). */
export const draftLimits = {
  debounceMs: 250,
  /** A larger one is not kept. */
  maxCharacters: 200_000,
} as const;

/** A form that was sent waits no longer for the code of its thanks (our choice). */
export const thanksTimeoutMs = 5000;

/** What the specification leaves open; all of it our choice. */
export const formEngineLimits = {
  /** A counter is read out once typing has rested. */
  counterDebounceMs: 1000,
  placesDebounceMs: 200,
  placesMinCharacters: 3,
  captchaTimeoutMs: 15_000,
  maxFileBytes: 500_000,
} as const;
