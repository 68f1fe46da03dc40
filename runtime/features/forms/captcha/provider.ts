/** What all three providers' scripts put on the window, by their public contracts. */
export interface CaptchaApi {
  ready?(work: () => void): void;
  render(container: HTMLElement, options: Readonly<Record<string, unknown>>): unknown;
  reset(widget: unknown): void;
  getResponse(widget: unknown): string | undefined;
  remove?(widget: unknown): void;
}

/** A provider of captchas. */
export interface CaptchaProvider {
  /** As settings and `data-captcha-provider` call it. */
  readonly name: string;
  /** What the service `third-parties` calls its script. */
  readonly script: 'captcha' | 'hcaptcha' | 'turnstile';
  /** Its name on the window. */
  readonly global: string;
  /** Its script is usable only from `ready` on. */
  readonly waitsForReady: boolean;
}
