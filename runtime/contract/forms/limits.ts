/** Forms and captcha. Spec 2 §5, §9. */
export const formLimits = {
  minEmailLength: 3,
  maxEmailLength: 256,
  minEmailFinalLabelLength: 2,
  maxEmailFinalLabelLength: 4,
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

/** What the specification leaves open; all of it our choice. */
export const formEngineLimits = {
  /** A counter is read out once typing has rested. */
  counterDebounceMs: 1000,
  placesDebounceMs: 200,
  placesMinCharacters: 3,
  captchaTimeoutMs: 15_000,
  maxFileBytes: 500_000,
} as const;
