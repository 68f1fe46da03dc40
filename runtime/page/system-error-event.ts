/**
 * A system error is announced by this event on the document, with a SystemError as its detail: by the data layer, and once the page has
 * loaded by scripts outside the bundle too (our choice).
 */
export const systemErrorEvent = 'ss-runtime:system-error';
