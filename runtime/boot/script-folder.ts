/**
 * Address of the folder that the running script came from, with its last slash. Asked while the script runs; a page that hides
 * it (put in by another script, or an element named `currentScript`) still has the script's tag.
 */
export function scriptFolder(document: Document): string {
  const current: unknown = document.currentScript;
  const script =
    current instanceof HTMLScriptElement ? current : document.querySelector<HTMLScriptElement>('script[src*="/boot.js"]');
  return script?.src ? new URL('.', script.src).href : '/';
}
