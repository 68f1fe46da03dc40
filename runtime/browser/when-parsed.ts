/** Settles when the document's HTML is there as a whole; at once if it is already. */
export const whenParsed = (document: Document): Promise<void> =>
  document.readyState === 'loading'
    ? new Promise((resolve) => document.addEventListener('DOMContentLoaded', () => resolve(), { once: true }))
    : Promise.resolve();
