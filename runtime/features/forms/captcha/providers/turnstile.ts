import type { CaptchaProvider } from '../provider.ts';

/** Cloudflare Turnstile. Its `ready` refuses scripts that are `async`, as ours are: it is usable once it has loaded. */
export const turnstile: CaptchaProvider = {
  name: 'turnstile',
  script: 'turnstile',
  global: 'turnstile',
  waitsForReady: false,
};
