import { trustedScript } from '../../../browser/trusted-types.ts';

/** Scripts and frames that wait until the visitor agrees: consent#held-back-scripts, consent#held-back-frames. */
export interface HeldBackScripts {
  /** Runs waiting elements in page order. May be called again. */
  run(): void;
  readonly haveRun: boolean;
}

const heldBack = 'script[type="text/plain"][data-ss-consent],iframe[data-ss-consent][data-src]';

/**
 * Returns the runner of held-back elements. Each script is replaced by a copy that runs. A script that is fetched delays those
 * after it until it has loaded or failed, unless it is `async`. If the visitor withdraws consent meanwhile, the remaining
 * elements do not run.
 */
export function createHeldBackScripts(
  document: Document,
  mayRun: () => boolean,
  onError: (error: unknown) => void,
): HeldBackScripts {
  let haveRun = false;
  let isRunning = false;
  const run = async () => {
    if (isRunning) return;
    isRunning = true;
    for (let next = findNext(document); next && mayRun(); next = findNext(document)) {
      try {
        const settled = activate(next);
        // The script cannot be stopped from here on, even while it is still being fetched.
        haveRun = true;
        await settled;
      } catch (error) {
        // The page's policy refuses the script. The element stays and is not tried again.
        next.removeAttribute('data-ss-consent');
        onError(error);
      }
    }
    isRunning = false;
  };
  return {
    run: () => void run(),
    get haveRun() {
      return haveRun;
    },
  };
}

const findNext = (document: Document) => document.querySelector<HTMLScriptElement | HTMLIFrameElement>(heldBack);

const activate = (element: HTMLScriptElement | HTMLIFrameElement) =>
  element instanceof HTMLIFrameElement ? showFrame(element) : runScript(element);

/** Shows a frame without delaying the elements after it. */
function showFrame(frame: HTMLIFrameElement): void {
  frame.src = frame.dataset.src ?? '';
  frame.removeAttribute('data-src');
  frame.removeAttribute('srcdoc');
}

/**
 * Replaces a script by a copy that runs. Returns a promise that settles when the next script may run; undefined if the next one
 * need not wait. Throws where the page's policy refuses the script.
 */
function runScript(script: HTMLScriptElement): Promise<unknown> | undefined {
  const { ownerDocument: document } = script;
  const copy = document.createElement('script');
  for (const { name, value } of Array.from(script.attributes)) {
    if (name !== 'type' && name !== 'src' && name !== 'data-type') copy.setAttribute(name, value);
  }
  if (script.dataset.type) copy.type = script.dataset.type;
  // Browsers hide a nonce from the attributes: https://html.spec.whatwg.org/multipage/urls-and-fetching.html#nonce-attributes
  // A script without a nonce gets that of the page's scripts, because both are the page's.
  const nonce = script.nonce || document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
  if (nonce) copy.nonce = nonce;
  // A script element that a script creates is async by default: https://html.spec.whatwg.org/multipage/scripting.html#script-force-async
  copy.async = script.hasAttribute('async');
  const src = script.getAttribute('src');
  if (src === null) copy.text = trustedScript('createScript', script.text);
  else copy.src = trustedScript('createScriptURL', src);
  const settled = new Promise((resolve) => {
    copy.onload = resolve;
    copy.onerror = resolve;
  });
  script.replaceWith(copy);
  return src !== null && !copy.async ? settled : undefined;
}
