/** A system error is announced by this event on the document, by scripts outside the bundle too, with a SystemError as its detail (our choice). */
export const systemErrorEvent = 'ss-runtime:system-error';
