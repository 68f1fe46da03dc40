/** Events and contexts of visitor analytics. Spec 2 §3. */

export const censusEvents = { PAGE_VIEW: 1, SITE_SEARCH: 2, HEARTBEAT: 10, AUDIO: 20, VIDEO: 21 } as const;
export type CensusEventName = keyof typeof censusEvents;

export const buttonContexts = { BUTTON_BLOCK: 1, POPUP_OVERLAY: 2 } as const;
export type ButtonContext = (typeof buttonContexts)[keyof typeof buttonContexts];

/** Whether a button sits on an item's or a collection's page. */
export const contentSources = { item: 'i', collection: 'c' } as const;
