import { trustedScript } from '../../../browser/trusted-types.ts';

/**
 * What the page holds back until the visitor agrees: `<script type="text/plain" data-ss-consent>`, and
 * `<iframe data-ss-consent data-src>`, whose `srcdoc` may say so meanwhile.
 */
export interface InertScripts {
  /** Runs those that have not run yet, in the order of the page; safe to repeat. */
  run(): void;
  readonly haveRun: boolean;
}

const inert = 'script[type="text/plain"][data-ss-consent],iframe[data-ss-consent][data-src]';

/**
 * Each is replaced by a living copy with its attributes; `data-type` becomes its `type` (`module`). One that is fetched holds back
 * those after it until it is there or has failed, unless it is `async`: they run in the order in which they stand. A visitor who
 * takes the yes back meanwhile stops those that have not run.
 */
export function createInertScripts(document: Document, mayRun: () => boolean, onError: (error: unknown) => void): InertScripts {
  let haveRun = false;
  let isRunning = false;
  const run = async () => {
    if (isRunning) return;
    isRunning = true;
    for (let next = find(document); next && mayRun(); next = find(document)) {
      try {
        const settled = activate(next);
        // From here on it cannot be held back, though it may be on its way for long.
        haveRun = true;
        await settled;
      } catch (error) {
        // The page's policy refuses it: it stays as it is, and is not tried again.
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

const find = (document: Document) => document.querySelector<HTMLScriptElement | HTMLIFrameElement>(inert);

const activate = (element: HTMLScriptElement | HTMLIFrameElement) =>
  element instanceof HTMLIFrameElement ? showFrame(element) : runScript(element);

/** Nothing waits for a frame. */
function showFrame(frame: HTMLIFrameElement): void {
  frame.src = frame.dataset.src ?? '';
  frame.removeAttribute('data-src');
  frame.removeAttribute('srcdoc');
}

/** Puts it into the page; what is returned settles when the next one may run. Throws where the page's policy refuses the script. */
function runScript(script: HTMLScriptElement): Promise<unknown> | undefined {
  const { ownerDocument: document } = script;
  const copy = document.createElement('script');
  for (const { name, value } of Array.from(script.attributes)) {
    if (name !== 'type' && name !== 'src' && name !== 'data-type') copy.setAttribute(name, value);
  }
  if (script.dataset.type) copy.type = script.dataset.type;
  // Browsers hide a nonce from the attributes. A script without one gets that of the page's scripts: the page has written both.
  const nonce = script.nonce || document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
  if (nonce) copy.nonce = nonce;
  // Those made by a script are async unless told otherwise.
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
