import type { Page } from '../../../page/page.ts';
import { type Captcha, createCaptcha } from './captcha.ts';

/** The captcha of a form, if it has one. */
export interface FormCaptcha {
  show(): void;
  /** The solved captcha's token; empty while it is not solved, null where there is none. Never rejects. */
  key(): Promise<string | null>;
  reset(): void;
  destroy(): void;
}

/** One that failed is tried anew when it is asked for again. */
export function createFormCaptcha(form: HTMLFormElement, page: Page): FormCaptcha {
  let captcha: Promise<Captcha> | undefined;
  const key = async (): Promise<string | null> => {
    const container = form.querySelector<HTMLElement>('.captcha-container');
    if (!container) return null;
    captcha ??= createCaptcha(container, page, form.querySelector<HTMLButtonElement>('[type=submit]'));
    try {
      return (await captcha).token();
    } catch (error) {
      captcha = undefined;
      page.errors.report(error);
      return '';
    }
  };
  const whenThere = (work: (captcha: Captcha) => void) => void captcha?.then(work).catch(() => {});
  return {
    show: () => void key(),
    key,
    reset: () => whenThere((live) => live.reset()),
    destroy: () => whenThere((live) => live.destroy()),
  };
}
