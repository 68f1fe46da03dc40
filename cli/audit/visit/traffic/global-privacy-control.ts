import { type DevtoolsSession, sendOnly } from '../../browser/devtools.ts';

/**
 * Makes a target send Global Privacy Control, the browser's signal against the sale and sharing of personal data: the header
 * `Sec-GPC: 1` with each request, and `navigator.globalPrivacyControl` in each document and worker, before their scripts. The
 * caller sends the commands before the target runs. The file of a service worker is fetched without the header.
 */
export function sendPrivacyControl(session: DevtoolsSession, isDocument: boolean): void {
  sendOnly(session, 'Network.setExtraHTTPHeaders', { headers: { 'Sec-GPC': '1' } });
  const source = `(${definePrivacyControl})();`;
  if (isDocument) sendOnly(session, 'Page.addScriptToEvaluateOnNewDocument', { source, runImmediately: false });
  else sendOnly(session, 'Runtime.evaluate', { expression: source });
}

/** Self-contained, because it runs in the page as text. */
function definePrivacyControl(): void {
  const scope = globalThis as unknown as { readonly navigator: object };
  const prototype = Object.getPrototypeOf(scope.navigator) as object;
  // A proxy of a built-in getter prints as native code.
  const builtIn = Object.getOwnPropertyDescriptor(prototype, 'onLine')?.get ?? (() => true);
  const get = new Proxy(builtIn, { apply: () => true });
  Object.defineProperty(prototype, 'globalPrivacyControl', { get, enumerable: true, configurable: true });
}
