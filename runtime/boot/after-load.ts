/** Telemetry and extras. Fetched by every page after its load. */
import { logError } from '../browser/console.ts';
import { whenParsed } from '../browser/document-ready.ts';
import { createTelemetry } from '../features/analytics/index.ts';
import { fetchExtras } from '../features/bars/index.ts';
import { awaitConsentFeatures } from '../features/consent/index.ts';
import { showSystemErrors } from '../features/dialogs/index.ts';
import { fetchNextLoadActions } from '../features/helpers/index.ts';
import { watchEscape } from '../features/owner/index.ts';
import { watchHidden } from '../features/platform-states/index.ts';
import { fetchVitals } from '../features/vitals/index.ts';
import type { BootContext, TelemetrySource } from '../page/boot-context.ts';
import type { Runtime } from './api.ts';

export const create = (bootContext: BootContext): TelemetrySource =>
  createTelemetry(window, bootContext, (page) => {
    fetchVitals(page, window);
    showSystemErrors(page);
    watchEscape(page);
    if (!page.isBasic) {
      fetchExtras(page);
      (window as { SSRuntime?: Runtime }).SSRuntime?.ready.then(() => watchHidden(page, bootContext.base)).catch(logError);
    }
    // The banner fetches the consent features itself for a visitor who has not answered.
    void whenParsed(document).then(() => awaitConsentFeatures(page));
    fetchNextLoadActions(page);
  });
