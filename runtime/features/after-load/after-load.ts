/** Telemetry, and what else is to come: extras, and kinds of blocks that can wait. Fetched by every page once it has loaded; its name says nothing to content blockers. */
import { lateBlocks } from '../../blocks.ts';
import { whenParsed } from '../../browser/when-parsed.ts';
import type { BootContext, TelemetrySource } from '../../page/boot-context.ts';
import { createTelemetry } from '../analytics/index.ts';
import { fetchAgreement } from '../consent/index.ts';
import { showSystemErrors } from '../dialogs/index.ts';
import { fetchExtras } from '../extras/index.ts';
import { fetchNextLoadActions } from '../helpers/index.ts';
import { watchEscape } from '../owner/index.ts';
import { watchLeftImages } from '../site-parts/index.ts';
import { fetchPulse } from '../vitals/index.ts';

export const create = (bootContext: BootContext): TelemetrySource =>
  createTelemetry(window, bootContext, (page) => {
    fetchPulse(page, window);
    showSystemErrors(page);
    watchEscape(page);
    if (!page.isBasic) {
      fetchExtras(page);
      page.emitter.emit('more-blocks', lateBlocks);
      watchLeftImages(page);
    }
    // Whoever has not answered meets it with the banner.
    void whenParsed(document).then(() => fetchAgreement(page));
    fetchNextLoadActions(page);
  });
