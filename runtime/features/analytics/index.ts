/** What other features, and the boot script, may use of this one. */
export type { Analytics } from './analytics.ts';
export { hitData } from './hit-data.ts';
export type { ButtonFields, Hits } from './hits.ts';
export { pageFields } from './page-fields.ts';
export { createPageView } from './page-view.ts';
export { createTelemetry } from './telemetry.ts';
export { isAdminPath, isTrackingActive } from './tracking-gate.ts';
