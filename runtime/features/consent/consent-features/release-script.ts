import { putTrustedAttribute, trustedScript } from '../../../browser/trusted-types.ts';

/** Scripts of HTML: one in an SVG has no `text`. */
export const heldBackScripts = 'script[type="text/plain"][data-ss-consent]:not(svg *)';

/** A script that has started. */
export interface StartedScript {
  /** Resolves when the script has loaded or failed; at once for one that is not fetched, because no event will come. */
  readonly end: Promise<unknown>;
  readonly isAsync: boolean;
  readonly isModule: boolean;
  readonly isFetched: boolean;
}

/** Types that browsers run: https://mimesniff.spec.whatwg.org/#javascript-mime-type */
const executable = /^\s*((text|application)\/(x-)?(java|ecma|j|live)script[\d.]*|module)?\s*$/i;
export const isExecutable = (type: string): boolean => executable.test(type);

const sourceOf = (script: HTMLScriptElement) => script.getAttribute('src') ?? script.getAttribute('data-src');
const isModuleType = (type = '') => type.trim().toLowerCase() === 'module';

/** https://html.spec.whatwg.org/multipage/scripting.html#attr-script-defer */
export const isDeferred = (script: HTMLScriptElement): boolean =>
  !script.hasAttribute('async') && (isModuleType(script.dataset.type) || (script.defer && sourceOf(script) !== null));

/**
 * Replaces a script by a copy that runs, because a script that has been parsed as a fragment never runs itself. Throws where
 * the page's policy refuses the script. consent#held-back-scripts
 * @param onCopy receives the copy before it runs.
 */
export function releaseScript(script: HTMLScriptElement, onCopy: (copy: HTMLScriptElement) => void): StartedScript {
  const { ownerDocument: document } = script;
  const copy = document.createElement('script');
  const source = sourceOf(script);
  const isAsync = script.hasAttribute('async');
  for (const { name, value } of Array.from(script.attributes)) {
    if (!/^(type|src|data-type|data-src)$/.test(name)) putTrustedAttribute(copy, name, value);
  }
  if (script.dataset.type) copy.type = script.dataset.type;
  // Browsers hide a nonce from the attributes: https://html.spec.whatwg.org/multipage/urls-and-fetching.html#nonce-attributes
  // A script without a nonce gets that of the page's scripts, because both are the page's.
  const nonce = script.nonce || document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
  if (nonce) copy.nonce = nonce;
  // A script element that a script creates is async by default:
  // https://html.spec.whatwg.org/multipage/scripting.html#script-force-async
  copy.async = isAsync;
  // Handlers that scripts of the page have set on the element that they hold.
  copy.onload ??= script.onload;
  copy.onerror ??= script.onerror;
  script.onload = null;
  script.onerror = null;
  for (const type of ['load', 'error']) copy.addEventListener(type, () => script.dispatchEvent(new Event(type)));
  if (source === null) copy.text = trustedScript('createScript', script.text);
  else copy.src = trustedScript('createScriptURL', source);

  const isModule = isModuleType(copy.type);
  const isSkipped = !isExecutable(copy.type) || (!isModule && copy.noModule);
  const isFetched = source !== null && !isSkipped;
  const end = new Promise((resolve) => {
    if (!isFetched) return resolve(undefined);
    copy.addEventListener('load', resolve);
    copy.addEventListener('error', resolve);
  });
  onCopy(copy);
  script.replaceWith(copy);
  return { end, isAsync, isModule, isFetched };
}
