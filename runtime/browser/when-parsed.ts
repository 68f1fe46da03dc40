import { once } from './once.ts';

/** Resolves when the document's HTML is there as a whole; at once if it is already. */
export async function whenParsed(document: Document): Promise<void> {
  if (document.readyState === 'loading') await once(document, 'DOMContentLoaded');
}
