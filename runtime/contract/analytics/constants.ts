// Part of the boot script.
import { type SurveyCohort, surveyCohorts } from '../site/site-enums.ts';
/** analytics#census-events */
export const censusEvents = { PAGE_VIEW: 1, SITE_SEARCH: 2, HEARTBEAT: 10, AUDIO: 20, VIDEO: 21 } as const;
export type CensusEventName = keyof typeof censusEvents;

/** analytics#button-event */
export const buttonContexts = { BUTTON_BLOCK: 1, POPUP_OVERLAY: 2 } as const;
export type ButtonContext = (typeof buttonContexts)[keyof typeof buttonContexts];

/** Marks of item pages and collection pages in button, form and overlay events: analytics#page-fields. */
export const contentSources = { item: 'i', collection: 'c' } as const;

/** analytics#visit-record, analytics#visit-session */
export const recordLifetimeMs = 63_072_000_000;
export const sessionLifetimeMs = 1_800_000;
/** 390 days: analytics#analytics-id. */
export const analyticsIdLifetimeMs = 33_696_000_000;

/** analytics#trace-log */
export const traceLimits = { flushMs: 30_000 } as const;
/** analytics#button-click-first */
export const buttonTimeoutMs = 2500;

export const eventMessages = {
  failed: (status: number): string => `Error tracking event: HTTP Status ${status}`,
  noPayload: 'no payload',
} as const;

/**
 * Returns the survey cohort of a visitor: analytics#survey-cohort. The hash is FNV-1a of the id's UTF-16 units, which spreads ids
 * evenly:
 * https://datatracker.ietf.org/doc/draft-eastlake-fnv/
 */
export function surveyCohort(visitorId: string): SurveyCohort {
  let hash = 0x811c9dc5;
  for (let index = 0; index < visitorId.length; index++) hash = Math.imul(hash ^ visitorId.charCodeAt(index), 0x01000193);
  return surveyCohorts[(hash >>> 0) % surveyCohorts.length] ?? 'A';
}

/** The time of three attempts without a response: 8 s each, and the back-off. analytics#event-failure */
export const unansweredMs = 27_000;
