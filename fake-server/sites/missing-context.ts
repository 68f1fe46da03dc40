import { Script } from 'node:vm';
import { contextTag } from './context-tag.ts';
import { decodePage } from './page-text.ts';

/** What SingleFile writes before the head of what it saves. */
const singleFileMark = /<!--\s*Page saved with SingleFile\s/;
const singleFileMarkWithin = 4096;

export const isSavedBySingleFile = (text: string): boolean => singleFileMark.test(text.slice(0, singleFileMarkWithin));

/**
 * A page context for a page that has lost its own: without one the runtime has no site to work for (our choice: the site's id and the
 * page's language, nothing else). Lost is one that was saved without its scripts, as SingleFile and browsers' MHTML do, and one
 * whose script no browser can read any more: cut off, or with a template's tags in it. Empty for a page that has its own.
 */
export function missingContextTag(bytes: Buffer, siteId: string): string {
  const { text } = decodePage(bytes);
  if (text.includes('SQUARESPACE_CONTEXT') && !isBroken(text)) return '';
  const language = /<html[^>]*\slang\s*=\s*["']?([\w-]+)/i.exec(text)?.[1] ?? 'en';
  return contextTag({ website: { id: siteId, language } });
}

/** Whether a saved page once had a context and has it no more; a page that never had one stays as it is. */
export const hasLostContext = (text: string): boolean => isSavedBySingleFile(text) || isBroken(text);

/** Whether none of the scripts that assign the context can be read, and there is one. */
function isBroken(text: string): boolean {
  const assigning = [...text.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script/gi)]
    .map(([, code = '']) => code)
    .filter((code) => /\bSQUARESPACE_CONTEXT\s*=[^=]/.test(code));
  return assigning.length > 0 && !assigning.some(isScript);
}

function isScript(code: string): boolean {
  try {
    new Script(code);
    return true;
  } catch {
    return false;
  }
}
