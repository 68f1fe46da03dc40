// Part of the boot script.
/**
 * Returns the address of the folder of the running script, with its last slash. Call it while the script runs. A page that hides
 * `document.currentScript` still has the script's tag.
 */
export function scriptFolder(document: Document): string {
  // Both may be missing, and an element named `currentScript` replaces the property.
  const { src } = Object(document.currentScript);
  const address = src || Object(document.querySelector('script[src*="/boot.js"]')).src;
  return address ? new URL('.', address).href : '/';
}
