import type { Page } from '../../../page/page.ts';
import { type Captcha, createCaptcha } from './captcha.ts';

/** The captcha of a form. */
export interface FormCaptcha {
  /** Shows it, if it is not there yet; the solved captcha's token, empty while it is not solved. Never rejects. */
  key(): Promise<string>;
  reset(): void;
}

/** One that failed is tried anew when it is asked for again; it goes when the signal aborts. */
export function createFormCaptcha(form: HTMLFormElement, container: HTMLElement, page: Page, signal: AbortSignal): FormCaptcha {
  let captcha: Promise<Captcha> | undefined;
  const whenThere = (work: (captcha: Captcha) => void) => void captcha?.then(work).catch(() => {});
  signal.addEventListener('abort', () => whenThere((live) => live.dispose()));
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
    reset: () => whenThere((live) => live.reset()),
  };
}
