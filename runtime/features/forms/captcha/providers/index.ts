import type { CaptchaProvider } from '../provider.ts';
import { hcaptcha } from './hcaptcha.ts';
import { recaptcha } from './recaptcha.ts';
import { turnstile } from './turnstile.ts';

/** The first is taken where settings name none. */
export const providers: readonly CaptchaProvider[] = [recaptcha, hcaptcha, turnstile];
