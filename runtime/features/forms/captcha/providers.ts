/** The providers of captchas, forms#captcha-providers. */

/** The documented functions that the libraries of all three providers have. */
export interface CaptchaApi {
  ready?(callback: () => void): void;
  render(container: HTMLElement, options: Readonly<Record<string, unknown>>): unknown;
  reset(widget: unknown): void;
  getResponse(widget: unknown): string | undefined;
  remove?(widget: unknown): void;
}

interface CaptchaProvider {
  /** The name in settings and in `data-captcha-provider`. */
  readonly name: string;
  /** The name of its script in the service `third-parties`. */
  readonly script: 'captcha' | 'hcaptcha' | 'turnstile';
  /** The name of its library on the window. */
  readonly global: string;
  /** Whether the library is usable only after its `ready` callback. */
  readonly waitsForReady: boolean;
}

/** reCAPTCHA v2 with its checkbox, the default. */
const recaptcha: CaptchaProvider = { name: 'recaptcha', script: 'captcha', global: 'grecaptcha', waitsForReady: true };

const hcaptcha: CaptchaProvider = { name: 'hcaptcha', script: 'hcaptcha', global: 'hcaptcha', waitsForReady: false };

/**
 * Turnstile throws in `ready` if its script is `async`, as here; it is usable once loaded:
 * https://developers.cloudflare.com/turnstile/get-started/client-side-rendering/
 */
const turnstile: CaptchaProvider = { name: 'turnstile', script: 'turnstile', global: 'turnstile', waitsForReady: false };

/** Returns the provider with the name, which may be in capitals; the default for an unknown name. */
export const findCaptchaProvider = (name: string): CaptchaProvider =>
  [recaptcha, hcaptcha, turnstile].find((each) => each.name === name.toLowerCase()) ?? recaptcha;
