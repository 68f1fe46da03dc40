import { once } from './once.ts';

/**
 * Works on what is there of the document now and after each further piece, before the browser draws it. Resolves when it is whole
 * and all of it has been worked on.
 */
export async function whileParsing(document: Document, work: () => void): Promise<void> {
  work();
  if (document.readyState !== 'loading') return;
  const observer = new MutationObserver(work);
  observer.observe(document, { childList: true, subtree: true });
  await once(document, 'DOMContentLoaded');
  observer.disconnect();
  // The observer has not reported the last piece where it came in one go with the end.
  work();
}
