import { runtimeError } from '../contract/errors.ts';
import type { Clock } from './clock.ts';
import { trustedScript } from './trusted-types.ts';

export interface ScriptTag {
  readonly src: string;
  /** If absent, only the element's `error` event rejects. */
  readonly timeoutMs?: number;
}

/**
 * Inserts a third party's script with the nonce of the page's scripts, and resolves when it has run. Rejects with a RuntimeError,
 * `script-missing` or `script-timeout`, and removes the element then.
 */
export function loadScript(document: Document, clock: Clock, { src, timeoutMs }: ScriptTag): Promise<void> {
  const script = document.createElement('script');
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
  if (nonce) script.nonce = nonce;
  script.async = true;
  script.setAttribute('data-ss-added', '');
  script.src = trustedScript('createScriptURL', src);
  return new Promise((resolve, reject) => {
    let cancel = () => {};
    const fail = (code: string, sentence: string) => {
      cancel();
      script.remove();
      reject(runtimeError(code, sentence));
    };
    if (timeoutMs !== undefined) {
      const onTimeout = () => fail('script-timeout', `The script at ${src} did not arrive within ${timeoutMs} ms`);
      cancel = clock.after(timeoutMs, onTimeout);
    }
    script.onload = () => {
      cancel();
      resolve();
    };
    script.onerror = () => fail('script-missing', `The script at ${src} could not be loaded`);
    (document.head ?? document.documentElement).append(script);
  });
}

/** Inserts a third party's style sheet, and resolves when it has loaded. Rejects with a RuntimeError `sheet-missing`. */
export function loadStyleSheet(document: Document, href: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.setAttribute('data-ss-added', '');
  link.href = href;
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(runtimeError('sheet-missing', `The style sheet at ${href} could not be loaded`));
    };
    (document.head ?? document.documentElement).append(link);
  });
}
