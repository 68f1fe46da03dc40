import type { PageReport } from '../../../runtime/contract/page/page-report.ts';
import { findBlankImages } from './find-blank-images.ts';
import { findBlocks } from './find-blocks.ts';
import { isOfServe, watchErrors } from './watch-errors.ts';
import { watchNames } from './watch-names.ts';

/** Whole: the page may say that its relative addresses are another host's. */
const reportAddress = `${location.origin}/__ss/page-reports`;
/** How long a page must be still before its report goes out. */
const settleMs = 300;

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
    // A policy is for a whole origin: what the browser counts as its requests and failures are those that were kept back.
    if (leftOut > 0) return { origin, requests: leftOut, failed: 0, leftOut };
    return { origin, requests: requests.get(origin) ?? 0, failed: failedByOrigin.get(origin) ?? 0, leftOut };
  });
}

const noContext = 'The page assigns no Static.SQUARESPACE_CONTEXT: its blocks live, the services of a site do not.';
const hasContext = (): boolean => {
  const { Static } = window as { Static?: { SQUARESPACE_CONTEXT?: unknown } };
  return typeof Static?.SQUARESPACE_CONTEXT === 'object';
};

/** Sends the report if it says something new. */
function send(post: (text: string) => unknown): void {
  const text = JSON.stringify(report());
  if (text === lastText) return;
  lastText = text;
  post(text);
}

// The page may put others in their place.
const { fetch } = window;
const sendNow = () =>
  send((text) => {
    fetch(reportAddress, { method: 'POST', body: text }).catch(() => {
      lastText = '';
    });
  });
/** A page that is left takes its last with it. Not otherwise: browsers let out only so many bytes that outlive their page. */
const sendAtLeave = () => send((text) => navigator.sendBeacon(reportAddress, text));

function sendSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(sendNow, settleMs);
}

// Pictures that come late say so to themselves alone: seen on the way down, which does not begin at the window.
addEventListener('load', sendSoon);
document.addEventListener('load', sendSoon, true);
addEventListener('error', sendSoon, true);
addEventListener('scroll', sendSoon, { passive: true });
addEventListener('pagehide', sendAtLeave);
new MutationObserver(sendSoon).observe(document.documentElement, {
  subtree: true,
  attributeFilter: ['data-ss-runtime', 'data-ss-block', 'data-ss-block-error', 'data-ss-form', 'data-ss-map', 'src'],
});
