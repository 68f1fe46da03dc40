/** Telemetry of a page: `await page.telemetry()`. The feature `analytics` adds its members. */
// biome-ignore lint/suspicious/noEmptyInterface: open, for the feature to extend
export interface PageTelemetry {}

/**
 * Sends PAGE_VIEW once a page, if tracking is allowed by then; `/search` is excluded and renews no session. A page that returns from the
 * back/forward cache is viewed again, with `restore: true` in its data. Never throws; ignores failures.
 */
export type PageView = (isRestored?: boolean) => void;
