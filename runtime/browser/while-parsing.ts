/** Works on what is there of the document now and after each further piece, before the browser draws it, until it is whole. */
export function whileParsing(document: Document, work: () => void): void {
  work();
  if (document.readyState !== 'loading') return;
  const observer = new MutationObserver(work);
  observer.observe(document, { childList: true, subtree: true });
  const finish = (): void => {
    observer.disconnect();
    // Of the last piece nobody has told yet where it came in one go with the end.
    work();
  };
  document.addEventListener('DOMContentLoaded', finish, { once: true });
}
