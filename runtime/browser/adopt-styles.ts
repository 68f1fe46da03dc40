/**
 * A rule without effect in every style sheet of the runtime. Chromium writes sheets into MHTML files by their rules, without the
 * attributes of the element. site#saved-pages
 */
const ownRule = '@keyframes ss-added{}';

/**
 * Inserts a style sheet before the page's own, so that a site's rule of equal weight wins. The element gets the nonce of the
 * page's scripts. Where the page's content security policy refuses the element, the document adopts a constructed sheet instead.
 * Returns a function that removes the sheet.
 */
export function adoptStyles(document: Document, css: string): () => void {
  const style = document.createElement('style');
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
  if (nonce) style.nonce = nonce;
  // A page that was saved would keep it: site#saved-pages.
  style.setAttribute('data-ss-added', '');
  style.textContent = ownRule + css;
  (document.head ?? document.documentElement).prepend(style);
  if (style.sheet || typeof document.adoptedStyleSheets === 'undefined') return () => style.remove();
  style.remove();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(ownRule + css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
  };
}
