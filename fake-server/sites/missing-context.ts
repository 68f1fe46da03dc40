import { contextTag } from './context-tag.ts';
import { decodePage } from './page-text.ts';

/** What SingleFile writes before the head of what it saves. */
const singleFileMark = /<!--\s*Page saved with SingleFile\s/;
const singleFileMarkWithin = 4096;

export const isSavedBySingleFile = (text: string): boolean => singleFileMark.test(text.slice(0, singleFileMarkWithin));

/**
 * A page context for a page that was saved without its scripts, as SingleFile and browsers' MHTML do: without one the runtime does not
 * start (our choice: the site's id and the page's language, nothing else). Empty for a page that has its own.
 */
export function missingContextTag(bytes: Buffer, siteId: string): string {
  const { text } = decodePage(bytes);
  if (text.includes('SQUARESPACE_CONTEXT')) return '';
  const language = /<html[^>]*\slang\s*=\s*["']?([\w-]+)/i.exec(text)?.[1] ?? 'en';
  return contextTag({ website: { id: siteId, language } });
}
