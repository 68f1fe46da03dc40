/** Consent features that a page switches on: consent#consent-features. */
import { decodeConsentOptions } from '../../../contract/consent/consent-options.ts';
import { consentCookieName } from '../../../contract/cookies.ts';
import type { Page } from '../../../page/page.ts';
import { createConsentMode } from '../consent-features/consent-mode.ts';
import { createConsentRecord } from '../consent-features/consent-record.ts';
import { createHeldBackScripts } from '../consent-features/held-back-scripts.ts';
import { createBannerReopener } from '../consent-features/reopen-banner.ts';

const started = new WeakSet<Page>();

/** Starts the features of a page, once. Each change of consent is handled in a later task, after the click of the answer. */
export function start(page: Page): void {
  if (started.has(page)) return;
  started.add(page);
  const { consent, clock, cookies, emitter, errors } = page;
  const isGranted = () => consent.accepted && consent.trackingAllowed;
  const isAnswered = () => cookies.read(consentCookieName) !== null;
  const scripts = createHeldBackScripts(document, isGranted, errors.report);
  const mode = createConsentMode(window as { dataLayer?: unknown });
  const record = createConsentRecord(page);
  const reopener = createBannerReopener(document, page);

  const apply = () => {
    const options = decodeConsentOptions(consent.settings);
    if (options.googleConsentMode) mode.update(isGranted(), isAnswered());
    scripts.run();
    // A script that has run cannot be stopped: consent#withdrawal-reloads.
    if (scripts.haveRun && !isGranted()) location.reload();
    if (isAnswered() && !consent.forced && record.isOutdated(options.version)) void reopener.open();
  };
  emitter.on('consent-change', (choice) => {
    clock.after(0, () => {
      if (choice) record.store(choice, decodeConsentOptions(consent.settings).version);
      apply();
    });
    // Closing emits another change, whose task runs after this one, when the record is stored.
    if (choice) reopener.close();
  });
  apply();
  new MutationObserver(() => {
    reopener.prepare();
    scripts.run();
  }).observe(document, { childList: true, subtree: true });
}
