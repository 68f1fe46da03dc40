/** What a page may tell the platform: `await page.telemetry()`. Filled by the feature `analytics`. */
// biome-ignore lint/suspicious/noEmptyInterface: open, for the feature to extend
export interface PageTelemetry {}

/**
 * Sends PAGE_VIEW once a page, when tracking is allowed by then; `/search` is excluded, and renews no session (our choice).
 * A page that comes back from the back/forward cache is viewed again: its data carry `restore: true` (our choice).
 * Never throws; failures are silently ignored. Spec 2 §3 "Analytics payloads", §7, §8.
 */
export type PageView = (isRestored?: boolean) => void;
