import { logError } from '../../../browser/console.ts';
import { consentMessages } from '../../../contract/consent/constants.ts';
import { catchMissedEvents, type MissedEvents } from './missed-events.ts';
import { heldBackElements, mistakeOf, releaseElement } from './release-element.ts';
import { heldBackScripts, isDeferred, releaseScript } from './release-script.ts';
import { catchWrittenMarkup } from './written-markup.ts';

/** Elements that wait until the visitor agrees: consent#held-back-scripts, consent#held-back-frames. */
export interface HeldBackElements {
  /** Releases waiting elements. May be called again, for later ones. */
  run(): void;
  readonly haveRun: boolean;
}

/**
 * Returns the queue of held-back elements. Frames, images and the like are released at once. Scripts run in page order, deferred
 * ones last; one that is fetched delays those after it until it has loaded or failed, unless it is `async`. If the visitor
 * withdraws consent meanwhile, the remaining ones do not run.
 */
export function createHeldBackElements(
  window: Window,
  mayRun: () => boolean,
  onError: (error: unknown) => void,
): HeldBackElements {
  const { document } = window;
  const released = new WeakSet<Element>();
  const refused = new WeakSet<Element>();
  const asynchronous: Promise<unknown>[] = [];
  let haveRun = false;
  let isRunning = false;
  /** Modules that may be running. An inline module counts from its start on, because no event tells its end. */
  let modules = 0;
  const isOurs = (script: Element | null) => (script ? released.has(script) : modules > 0);
  const replay = () => {
    missed?.replay(['readystatechange', 'DOMContentLoaded']);
    void Promise.all(asynchronous).then(() => missed?.replay(['load', 'pageshow']));
  };
  const connect = () => {
    const events = catchMissedEvents(
      window,
      () => isOurs(document.currentScript),
      () => !isRunning && void Promise.resolve().then(replay),
    );
    catchWrittenMarkup(document, isOurs, () => events.isReplaying);
    return events;
  };
  let missed: MissedEvents | undefined;

  const attempt = <T>(element: Element, release: () => T): T | undefined => {
    try {
      const result = release();
      // An element cannot be stopped from here on, even while it is still being fetched.
      haveRun = true;
      return result;
    } catch (error) {
      // The page's policy refuses the element. It stays and is not tried again.
      element.removeAttribute('data-ss-consent');
      onError(error);
      return undefined;
    }
  };
  const runScripts = async () => {
    for (let next = findNext(document); next && mayRun(); next = findNext(document)) {
      const script = next;
      missed ??= connect();
      const started = attempt(script, () => releaseScript(script, (copy) => released.add(copy)));
      if (!started) continue;
      const { end, isAsync, isModule, isFetched } = started;
      if (isModule) {
        modules += 1;
        if (isFetched) void end.then(() => (modules -= 1));
      }
      if (isAsync) asynchronous.push(end);
      else await end;
    }
    replay();
  };
  return {
    run() {
      if (!mayRun()) {
        reportMistakes(document, refused);
        return;
      }
      for (const element of Array.from(document.querySelectorAll<HTMLElement>(heldBackElements)))
        attempt(element, () => releaseElement(element));
      if (isRunning) return;
      isRunning = true;
      void runScripts().finally(() => {
        isRunning = false;
      });
    },
    get haveRun() {
      return haveRun;
    },
  };
}

/** Returns the next script: deferred ones, modules among them, run after all others. */
function findNext(document: Document): HTMLScriptElement | undefined {
  const waiting = Array.from(document.querySelectorAll<HTMLScriptElement>(heldBackScripts));
  return waiting.find((script) => !isDeferred(script)) ?? waiting[0];
}

/** Reports elements that hold themselves back in a wrong way, each once. */
function reportMistakes(document: Document, reported: WeakSet<Element>): void {
  for (const element of Array.from(document.querySelectorAll('[data-ss-consent]'))) {
    const mistake = mistakeOf(element);
    if (!mistake || reported.has(element)) continue;
    reported.add(element);
    logError(consentMessages[mistake](element.outerHTML.slice(0, 100)));
  }
}
