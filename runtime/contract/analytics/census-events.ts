/** analytics#census-events */
export const censusEvents = { PAGE_VIEW: 1, SITE_SEARCH: 2, HEARTBEAT: 10, AUDIO: 20, VIDEO: 21 } as const;
export type CensusEventName = keyof typeof censusEvents;

/** analytics#button-event */
export const buttonContexts = { BUTTON_BLOCK: 1, POPUP_OVERLAY: 2 } as const;
export type ButtonContext = (typeof buttonContexts)[keyof typeof buttonContexts];

/** Marks of item pages and collection pages in button, form and overlay events: analytics#page-fields. */
export const contentSources = { item: 'i', collection: 'c' } as const;
