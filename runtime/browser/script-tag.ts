import { runtimeError } from '../contract/errors.ts';
import type { Clock } from './clock.ts';
import { trustedScript } from './trusted-types.ts';

export interface ScriptTag {
  readonly src: string;
  /** Absent: waits for the browser's own word. */
  readonly timeoutMs?: number;
}

/**
 * Puts a third party's script into the document, with the nonce of the page's own scripts; settles when it has run. Rejects with
 * a RuntimeError, `script-missing` or `script-timeout`, and then leaves no tag behind.
 */
export function loadScript(document: Document, clock: Clock, { src, timeoutMs }: ScriptTag): Promise<void> {
  const script = document.createElement('script');
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
  if (nonce) script.nonce = nonce;
  script.async = true;
  script.src = trustedScript('createScriptURL', src);
  return new Promise((resolve, reject) => {
    let cancel = () => {};
    const fail = (code: string, sentence: string) => {
      cancel();
      script.remove();
      reject(runtimeError(code, sentence));
    };
    if (timeoutMs !== undefined) {
      const late = () => fail('script-timeout', `The script at ${src} did not arrive within ${timeoutMs} ms`);
      cancel = clock.after(timeoutMs, late);
    }
    script.onload = () => {
      cancel();
      resolve();
    };
    script.onerror = () => fail('script-missing', `The script at ${src} could not be loaded`);
    (document.head ?? document.documentElement).append(script);
  });
}

/** Puts a third party's style sheet into the document; settles when it is there. Rejects with a RuntimeError `sheet-missing`. */
export function loadStyleSheet(document: Document, href: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
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
