import { logError } from '../../../browser/console.ts';
import { runtimeError } from '../../../contract/errors.ts';
import { captchaTimeoutMs, formLimits } from '../../../contract/forms/constants.ts';
import { readText } from '../../../contract/read.ts';
import { captchaMessages } from '../../../contract/third-parties/constants.ts';
import type { Page } from '../../../page/page.ts';
import { type CaptchaApi, findCaptchaProvider } from './providers.ts';
import { captchaSiteKey, readCaptchaSettings } from './settings.ts';

/** A rendered captcha. */
export interface Captcha {
  /** Returns the token of the solved captcha; empty while it is unsolved. */
  token(): string;
  /** Discards the token, which is valid for one attempt. */
  reset(): void;
  dispose(): void;
}

/** Marks a container with a captcha, forms#captcha-once. */
const renderedMark = 'data-captcha-rendered';

/**
 * Renders the site's captcha into the container: forms#captcha-size, forms#captcha-button. Rejects with 'ReCaptcha has not been
 * set up!' if the script defines no library, forms#captcha-missing.
 */
export async function createCaptcha(container: HTMLElement, page: Page, button: HTMLButtonElement | null): Promise<Captcha> {
  const { ownerDocument: document, clientWidth } = container;
  const provider = findCaptchaProvider(container.dataset.captchaProvider || readText(readCaptchaSettings(page).provider));
  const isBound = button !== null && (button.disabled || button.hasAttribute('data-captcha-bound'));
  const enableButton = (isSolved: boolean) => {
    if (isBound && button) button.disabled = !isSolved;
  };
  enableButton(false);
  const thirdParties = await page.service('third-parties');
  await thirdParties.captcha(document, provider.script, captchaTimeoutMs, provider.global);
  const api = (document.defaultView as unknown as Record<string, CaptchaApi | undefined> | null)?.[provider.global];
  if (typeof api?.render !== 'function' && typeof api?.ready !== 'function')
    throw runtimeError('captcha-missing', captchaMessages.notSetUp);
  if (provider.waitsForReady && api.ready) await new Promise<void>((resolve) => api.ready?.(resolve));
  if (container.hasAttribute(renderedMark)) throw runtimeError('captcha-twice', captchaMessages.renderFailed);

  let token = '';
  const setToken = (value: unknown) => {
    token = readText(value);
    enableButton(token !== '');
  };
  const clearToken = () => setToken('');
  let widget: unknown;
  try {
    widget = api.render(container, {
      sitekey: captchaSiteKey(page),
      theme: container.dataset.theme === 'dark' ? 'dark' : 'light',
      size: clientWidth < formLimits.captchaCompactBelowPx ? 'compact' : 'normal',
      callback: setToken,
      'expired-callback': clearToken,
      'error-callback': clearToken,
    });
    container.setAttribute(renderedMark, 'true');
  } catch (error) {
    logError(captchaMessages.renderFailed);
    throw error;
  }
  return {
    token: () => token || readText(api.getResponse(widget)),
    reset() {
      clearToken();
      api.reset(widget);
    },
    dispose() {
      api.remove?.(widget);
      container.replaceChildren();
      container.removeAttribute(renderedMark);
      if (isBound && button) button.disabled = true;
    },
  };
}
