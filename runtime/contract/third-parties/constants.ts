export const thirdPartyLimits = {
  followScriptTimeoutMs: 10_000,
} as const;

/** forms#captcha-missing */
export const captchaMessages = {
  notSetUp: 'ReCaptcha has not been set up!',
  documentDestroyed: '[GoogleReCaptchaAPI] Document was destroyed',
  renderFailed: 'Error rendering captcha into node',
} as const;

export const placesMessages = {
  noContext: 'Please provide a tracking context when using Google Places API details to track cost',
} as const;
