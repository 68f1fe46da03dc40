import type { PageReport } from '../../common/visits/page-report.ts';
import { findBlankImages } from './find-blank-images.ts';
import { findBlocks } from './find-blocks.ts';
import { isOfServe, watchErrors } from './watch-errors.ts';
import { watchNames } from './watch-names.ts';
import { watchWrites } from './watch-writes.ts';

/** Absolute, because a `<base>` of the page may have another host. */
const reportAddress = `${location.origin}/__ss-report`;
/** A further report is sent when the page has not changed for this time. */
const settleMs = 300;
/** The first one waits longer, because parts are mounted after the start: until a started page is quiet, at most 5 s. */
const firstSettleMs = 1000;
const firstLimitMs = 5000;

// The page may replace them.
const { fetch, setTimeout: later } = window;
const { stringify } = JSON;
const writes = watchWrites(window, (document.currentScript as HTMLScriptElement | null)?.src ?? '', sendWritesSoon);
const missingNames = watchNames(window as unknown as Record<string, unknown>);
const { errors, failedByOrigin, leftOutByOrigin } = watchErrors(window);
let lastText = '';
let timer = 0;

function report(): PageReport {
  const state = document.documentElement.dataset.ssRuntime as PageReport['state'] | undefined;
  return {
    url: location.href,
    state: state ?? 'absent',
    ...findBlocks(document),
    missingNames: missingNames(),
    errors: state === 'failed' && !hasContext() ? [noContext, ...errors] : errors,
    blankImages: findBlankImages(document, leftOutByOrigin),
    thirdParties: thirdParties(),
  };
}

function thirdParties(): PageReport['thirdParties'] {
  const requests = new Map<string, number>();
  for (const { name } of performance.getEntriesByType('resource')) {
    const { origin } = new URL(name);
    if (!isOfServe(name)) requests.set(origin, (requests.get(origin) ?? 0) + 1);
  }
  return [...new Set([...requests.keys(), ...leftOutByOrigin.keys()])].map((origin) => {
    const leftOut = leftOutByOrigin.get(origin) ?? 0;
    // A policy blocks a whole origin: the browser's requests and failures of it are the blocked ones.
    if (leftOut > 0) return { origin, requests: leftOut, failed: 0, leftOut };
    return { origin, requests: requests.get(origin) ?? 0, failed: failedByOrigin.get(origin) ?? 0, leftOut };
  });
}

const noContext = 'The page assigns no Static.SQUARESPACE_CONTEXT: its blocks work, the services of a site do not.';
const hasContext = (): boolean => {
  const { Static } = window as { Static?: { SQUARESPACE_CONTEXT?: unknown } };
  return typeof Static?.SQUARESPACE_CONTEXT === 'object';
};

/** Sends the report if it has changed. */
function send(post: (text: string) => unknown): void {
  const text = stringify(report());
  if (text === lastText) return;
  lastText = text;
  post(text);
}

const sendNow = () =>
  send((text) => {
    fetch(reportAddress, { method: 'POST', body: text }).catch(() => {
      lastText = '';
    });
  });
/** Sends the last reports of a page. Browsers send a beacon after its page is closed, but limit its size. */
const sendOnPageHide = () => send((text) => navigator.sendBeacon(reportAddress, text));

/** Sends the writes of cookies and storage since the last time, if there are any. */
function sendWrites(post: (text: string) => unknown): void {
  const taken = writes.take();
  if (taken) post(stringify(taken));
}
const sendWritesOnHide = () => sendWrites((text) => navigator.sendBeacon(reportAddress, text));

function sendWritesSoon(): void {
  later(() => sendWrites((text) => fetch(reportAddress, { method: 'POST', body: text }).catch(() => undefined)), settleMs);
}

function sendSoon(): void {
  clearTimeout(timer);
  const isStarted = document.readyState === 'complete' && document.documentElement.dataset.ssRuntime !== 'booting';
  const waitMs = lastText ? 0 : Math.min(isStarted ? firstSettleMs : firstLimitMs, firstLimitMs - performance.now());
  timer = setTimeout(sendNow, Math.max(settleMs, waitMs));
}

// `load` of an image does not bubble, so it is captured; the capture phase does not include the window:
// https://developer.mozilla.org/docs/Web/API/Window/load_event.
addEventListener('load', sendSoon);
document.addEventListener('load', sendSoon, true);
addEventListener('error', sendSoon, true);
addEventListener('scroll', sendSoon, { passive: true });
addEventListener('pagehide', sendOnPageHide);
addEventListener('pagehide', sendWritesOnHide);
// Follows `pagehide`, in which the page may write.
document.addEventListener('visibilitychange', () => {
  if (document.hidden) sendWritesOnHide();
});
new MutationObserver(sendSoon).observe(document.documentElement, {
  subtree: true,
  attributeFilter: ['data-ss-runtime', 'data-ss-block', 'data-ss-block-error', 'data-ss-form', 'data-ss-map', 'src'],
});
