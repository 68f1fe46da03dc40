import type { CaptchaProvider } from '../provider.ts';

/** The specification's own: reCAPTCHA v2, the checkbox. */
export const recaptcha: CaptchaProvider = {
  name: 'recaptcha',
  script: 'captcha',
  global: 'grecaptcha',
  waitsForReady: true,
};
