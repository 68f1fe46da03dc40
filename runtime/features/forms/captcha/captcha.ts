import { logError } from '../../../browser/console.ts';
import { runtimeError } from '../../../contract/errors.ts';
import { formEngineLimits, formLimits } from '../../../contract/forms/limits.ts';
import { readFields, readText } from '../../../contract/read.ts';
import { captchaMessages } from '../../../contract/third-parties/messages.ts';
import type { Page } from '../../../page/page.ts';
import type { CaptchaApi } from './provider.ts';
import { providers } from './providers/index.ts';

/** The captcha of a form. */
export interface Captcha {
  /** What the visitor's solution is worth to the platform; empty while there is none. */
  token(): string;
  /** A token is good for one attempt. */
  reset(): void;
  dispose(): void;
}

/** The mark of a container that has one: it is never given a second. */
const renderedMark = 'data-captcha-rendered';

/**
 * Renders the site's captcha into the container: compact where it is narrower than 320 px, else normal. A submit button that the
 * server has disabled, or that says `data-captcha-bound`, is the captcha's: it can be pressed once it is solved, and not after a
 * failure. Rejects with 'ReCaptcha has not been set up!' where the script brings no library. Spec 2 §4, §5, §8 "Captcha and places".
 */
export async function createCaptcha(container: HTMLElement, page: Page, button: HTMLButtonElement | null): Promise<Captcha> {
  const { ownerDocument: document, clientWidth } = container;
  const settings = readFields(readFields(readFields(page.rawContext).website).captchaSettings);
  const name = container.dataset.captchaProvider || readText(settings.provider);
  const provider = providers.find((each) => each.name === name.toLowerCase()) ?? providers[0];
  if (!provider) throw runtimeError('captcha-missing', captchaMessages.notSetUp);
  const isBound = button !== null && (button.disabled || button.hasAttribute('data-captcha-bound'));
  const bind = (isSolved: boolean) => {
    if (isBound && button) button.disabled = !isSolved;
  };
  bind(false);
  const thirdParties = await page.service('third-parties');
  await thirdParties.captcha(document, provider.script, formEngineLimits.captchaTimeoutMs, provider.global);
  const api = (document.defaultView as unknown as Record<string, CaptchaApi | undefined> | null)?.[provider.global];
  if (typeof api?.render !== 'function' && typeof api?.ready !== 'function')
    throw runtimeError('captcha-missing', captchaMessages.notSetUp);
  if (provider.waitsForReady && api.ready) await new Promise<void>((resolve) => api.ready?.(resolve));
  if (container.hasAttribute(renderedMark)) throw runtimeError('captcha-twice', captchaMessages.renderFailed);

  let token = '';
  const solved = (value: unknown) => {
    token = readText(value);
    bind(token !== '');
  };
  const lost = () => solved('');
  let widget: unknown;
  try {
    widget = api.render(container, {
      sitekey: readText(settings.siteKey),
      theme: container.dataset.theme === 'dark' ? 'dark' : 'light',
      size: clientWidth < formLimits.captchaCompactBelowPx ? 'compact' : 'normal',
      callback: solved,
      'expired-callback': lost,
      'error-callback': lost,
    });
    container.setAttribute(renderedMark, 'true');
  } catch (error) {
    logError(captchaMessages.renderFailed);
    throw error;
  }
  return {
    token: () => token || readText(api.getResponse(widget)),
    reset() {
      lost();
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
