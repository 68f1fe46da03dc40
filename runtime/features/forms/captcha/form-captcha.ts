import type { Page } from '../../../page/page.ts';
import { type Captcha, createCaptcha } from './captcha.ts';

/** The captcha of a form. */
export interface FormCaptcha {
  /** Renders the captcha once. Resolves with its token, empty while it is unsolved. Never rejects. */
  key(): Promise<string>;
  reset(): void;
}

/** A captcha that failed is rendered again by the next `key()`. The signal disposes of it. */
export function createFormCaptcha(form: HTMLFormElement, container: HTMLElement, page: Page, signal: AbortSignal): FormCaptcha {
  let captcha: Promise<Captcha> | undefined;
  const whenRendered = (callback: (captcha: Captcha) => void) => void captcha?.then(callback).catch(() => {});
  signal.addEventListener('abort', () => whenRendered((rendered) => rendered.dispose()));
  return {
    async key() {
      if (signal.aborted) return '';
      captcha ??= createCaptcha(container, page, form.querySelector<HTMLButtonElement>('[type=submit]'));
      try {
        return (await captcha).token();
      } catch (error) {
        captcha = undefined;
        page.errors.report(error);
        return '';
      }
    },
    reset: () => whenRendered((rendered) => rendered.reset()),
  };
}
