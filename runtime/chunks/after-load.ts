/** Telemetry, and what else is to come: extras, and kinds of blocks that can wait. Fetched by every page once it has loaded; its name says nothing to content blockers. */
import { laterBlocks } from '../blocks/index.ts';
import { fetchExtras } from '../overlays/fetch-extras.ts';
import { createTelemetry, type TelemetryChunk } from '../telemetry/telemetry.ts';

export const create: TelemetryChunk['create'] = (ground) =>
  createTelemetry(window, ground, (page) => {
    fetchExtras(page);
    page.emitter.emit('more-blocks', laterBlocks);
  });
