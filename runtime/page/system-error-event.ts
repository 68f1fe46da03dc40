/** The event on the document with a SystemError as its detail: fired by the data layer, and by scripts outside the bundle. */
export const systemErrorEvent = 'ss-runtime:system-error';
