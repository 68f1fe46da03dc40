/** Visits, hits, named events and the trace log. The boot script uses the page view and the tracking gate only. */
export type { Analytics } from './analytics.ts';
export { hitData, pageFields } from './hit-data.ts';
export type { ButtonFields, Hits } from './hits.ts';
export { createPageView } from './page-view.ts';
export { createTelemetry } from './telemetry.ts';
export { isAdminPath, isTrackingActive } from './tracking-gate.ts';
export { createVisit } from './visit.ts';
