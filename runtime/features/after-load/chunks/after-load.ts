/** Telemetry and extras. Fetched by every page after its load. */
import { whenParsed } from '../../../browser/document-ready.ts';
import type { BootContext, TelemetrySource } from '../../../page/boot-context.ts';
import { createTelemetry } from '../../analytics/index.ts';
import { watchLeftImages } from '../../components/index.ts';
import { awaitConsentFeatures } from '../../consent/index.ts';
import { showSystemErrors } from '../../dialogs/index.ts';
import { fetchExtras } from '../../extras/index.ts';
import { fetchNextLoadActions } from '../../helpers/index.ts';
import { watchEscape } from '../../owner/index.ts';
import { fetchVitals } from '../../vitals/index.ts';

export const create = (bootContext: BootContext): TelemetrySource =>
  createTelemetry(window, bootContext, (page) => {
    fetchVitals(page, window);
    showSystemErrors(page);
    watchEscape(page);
    if (!page.isBasic) {
      fetchExtras(page);
      watchLeftImages(page);
    }
    // The banner fetches the consent features itself for a visitor who has not answered.
    void whenParsed(document).then(() => awaitConsentFeatures(page));
    fetchNextLoadActions(page);
  });
