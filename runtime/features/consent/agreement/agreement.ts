import { decodeConsentOptions } from '../../../contract/consent/consent-options.ts';
import { consentCookieName } from '../../../contract/cookies.ts';
import type { Page } from '../../../page/page.ts';
import { createChoiceAnew } from './choice-anew.ts';
import { createConsentMode } from './consent-mode.ts';
import { createConsentRecord } from './consent-record.ts';
import { createInertScripts } from './inert-scripts.ts';

const started = new WeakSet<Page>();

/**
 * What follows from the visitor's answer beyond the specification: scripts that waited for it, Google's tags, a record of it, and
 * the way to choose again. All of it happens in tasks of its own, after the click that answered.
 */
export function start(page: Page): void {
  if (started.has(page)) return;
  started.add(page);
  const { consent, clock, cookies, emitter, errors } = page;
  const isGranted = () => consent.accepted && consent.trackingAllowed;
  const isAnswered = () => cookies.read(consentCookieName) !== null;
  const scripts = createInertScripts(document, isGranted, errors.report);
  const mode = createConsentMode(window as { dataLayer?: unknown });
  const record = createConsentRecord(page);
  const choice = createChoiceAnew(document, page);

  const follow = () => {
    const options = decodeConsentOptions(consent.settings);
    if (options.googleConsentMode) mode.update(isGranted(), isAnswered());
    scripts.run();
    // What has run cannot be stopped: the visitor gets the page anew, without it.
    if (scripts.haveRun && !isGranted()) location.reload();
    if (isAnswered() && !consent.forced && record.isOutdated(options.version)) void choice.open();
  };
  emitter.on('consent-change', (settled) => {
    clock.after(0, () => {
      if (settled) record.keep(settled, decodeConsentOptions(consent.settings).version);
      follow();
    });
    // Last, because it is a change as well: what follows from that one must find the record kept.
    if (settled) choice.close();
  });
  follow();
  new MutationObserver(() => {
    choice.prepare();
    scripts.run();
  }).observe(document, { childList: true, subtree: true });
}
