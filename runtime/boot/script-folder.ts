/**
 * Address of the folder that the running script came from, with its last slash. Asked while the script runs; a page that hides
 * it (put in by another script, or an element named `currentScript`) still has the script's tag.
 */
export function scriptFolder(document: Document): string {
  // Each name alone may be something else: an element of the page's, or nothing.
  const { src } = Object(document.currentScript);
  const address = src || Object(document.querySelector('script[src*="/boot.js"]')).src;
  return address ? new URL('.', address).href : '/';
}
