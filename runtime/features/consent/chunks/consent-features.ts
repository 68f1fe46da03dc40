/** Consent features that a page switches on: consent#consent-features. */
import { decodeConsentOptions } from '../../../contract/consent/consent-options.ts';
import type { Page } from '../../../page/page.ts';
import { createConsentMode } from '../consent-features/consent-mode.ts';
import { createConsentRecord } from '../consent-features/consent-record.ts';
import { createHeldBackElements } from '../consent-features/held-back-elements.ts';
import { createBannerReopener } from '../consent-features/reopen-banner.ts';
import { consentAttributes } from '../fetch-consent-features.ts';

const started = new WeakSet<Page>();

/** Starts the features of a page, once. Each change of consent is handled in a later task, after the click of the answer. */
export function start(page: Page): void {
  if (started.has(page)) return;
  started.add(page);
  const { consent, clock, emitter, errors } = page;
  const isGranted = () => consent.accepted && consent.trackingAllowed;
  const heldBack = createHeldBackElements(window, isGranted, errors.report);
  const mode = createConsentMode(window);
  const record = createConsentRecord(page);
  const reopener = createBannerReopener(document, page);

  const updateMode = () => {
    if (decodeConsentOptions(consent.settings).googleConsentMode) mode.update(isGranted(), consent.answered);
  };
  const apply = () => {
    updateMode();
    heldBack.run();
    // A script that has run cannot be stopped: consent#withdrawal-reloads.
    if (heldBack.haveRun && !isGranted()) location.reload();
    if (consent.answered && !consent.forced && record.isOutdated(decodeConsentOptions(consent.settings).version))
      void reopener.open();
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
    // Google's tags may come later, with a list of another name.
    updateMode();
    reopener.prepare();
    heldBack.run();
  }).observe(document, { childList: true, subtree: true, attributeFilter: [...consentAttributes, 'data-src', 'type'] });
}
