import { Script } from 'node:vm';
import { drawnGalleries } from './drawn-galleries.ts';
import { drawnSettings } from './drawn-settings.ts';
import { decodePage } from './page-text.ts';
import { parsePage } from './parse-page.ts';
import { pageDecoder } from './place-map.ts';
import { contextTag } from './tags.ts';

/** The comment that SingleFile writes before the head of pages that it saves. */
const singleFileMark = /<!--\s*Page saved with SingleFile\s/;
const singleFileMarkWithin = 4096;

/** Matches the code of a script that assigns the page context. */
export const assignsContext = /\bSQUARESPACE_CONTEXT(?:\s*=[^=]|["']?\s*:)/;

export const isSavedBySingleFile = (text: string): boolean => singleFileMark.test(text.slice(0, singleFileMarkWithin));

/**
 * Returns a page context for a page that has lost its own, with the site's id, the page's language and the settings that the page
 * shows: the runtime's services of a site need one. Pages lose their context when they are saved without scripts, as SingleFile
 * and browsers' MHTML do, and when the script is not valid JavaScript: truncated, or with a template's tags in it. Empty for a
 * page with a valid context.
 */
export function missingContextTag(bytes: Buffer, siteId: string): string {
  const { text } = decodePage(bytes);
  if (text.includes('SQUARESPACE_CONTEXT') && !isBroken(text)) return '';
  const page = parsePage(pageDecoder(bytes, text)(text));
  const language = /^[\w-]+/.exec(page('html').attr('lang') ?? '')?.[0] ?? 'en';
  return contextTag({ website: { id: siteId, language }, ...drawnSettings(page) }) + drawnGalleries(page);
}

/** Returns whether a saved page had a context and lost it. Pages without any sign of a context are not changed. */
export const hasLostContext = (text: string): boolean => isSavedBySingleFile(text) || isBroken(text);

/** Returns whether a page has scripts that assign the context, none of which is valid JavaScript. */
function isBroken(text: string): boolean {
  if (!text.includes('SQUARESPACE_CONTEXT')) return false;
  const page = parsePage(text);
  const assigning = page('script')
    .toArray()
    .map((script) => page(script).text())
    .filter((code) => assignsContext.test(code));
  return assigning.length > 0 && !assigning.some(isValidScript);
}

function isValidScript(code: string): boolean {
  try {
    new Script(code);
    return true;
  } catch {
    return false;
  }
}
