/** Telemetry, and the question whether anything else is to come. Fetched by every page once it has loaded; its name says nothing to content blockers. */
import { fetchExtras } from '../overlays/fetch-extras.ts';
import { createTelemetry, type TelemetryChunk } from '../telemetry/telemetry.ts';

export const create: TelemetryChunk['create'] = (ground) => createTelemetry(window, ground, fetchExtras);
