/** The chunk `form-captcha`. Renders the captcha of a form. Loaded with the form's first focus. */
import { once } from '../../../browser/once.ts';
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
  const captcha = once(() => createCaptcha(container, page, form.querySelector<HTMLButtonElement>('[type=submit]')));
  const whenRendered = (callback: (captcha: Captcha) => void) => void captcha.current?.then(callback).catch(() => {});
  signal.addEventListener('abort', () => whenRendered((rendered) => rendered.dispose()));
  return {
    async key() {
      if (signal.aborted) return '';
      try {
        return (await captcha.load()).token();
      } catch (error) {
        page.errors.report(error);
        return '';
      }
    },
    reset: () => whenRendered((rendered) => rendered.reset()),
  };
}
