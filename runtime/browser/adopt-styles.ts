/**
 * Puts a style sheet before all of the page's own, so that a site's rule of equal weight wins. The script's nonce is carried
 * over; where the page's policy refuses the element all the same, the sheet is adopted by the document instead.
 * The returned function takes it out again.
 */
export function adoptStyles(document: Document, css: string): () => void {
  const style = document.createElement('style');
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
  if (nonce) style.nonce = nonce;
  style.textContent = css;
  (document.head ?? document.documentElement).prepend(style);
  if (style.sheet || typeof document.adoptedStyleSheets === 'undefined') return () => style.remove();
  style.remove();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
  };
}
