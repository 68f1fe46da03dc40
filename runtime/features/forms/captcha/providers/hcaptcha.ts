import type { CaptchaProvider } from '../provider.ts';

/** hCaptcha: the same calls under its own name. */
export const hcaptcha: CaptchaProvider = {
  name: 'hcaptcha',
  script: 'hcaptcha',
  global: 'hcaptcha',
  waitsForReady: false,
};
