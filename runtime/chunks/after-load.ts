/** Telemetry. Fetched by every page once it has loaded; its name says nothing to content blockers. */
import { createTelemetry, type TelemetryChunk } from '../telemetry/telemetry.ts';

export const create: TelemetryChunk['create'] = (ground) => createTelemetry(window, ground);
