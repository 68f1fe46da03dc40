import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodePage } from '../html/page-text.ts';
import { scanPage } from '../html/scan-page.ts';
import { packageRoot } from '../root.ts';

const scripts = new Map<string, string>();

/** Returns a script of `in-page/` as the build minified it. */
export function builtScript(name: 'seal' | 'placeholders'): string {
  const known = scripts.get(name) ?? readFileSync(join(packageRoot, '.build', 'page-inserts', `${name}.js`), 'utf8').trimEnd();
  scripts.set(name, known);
  return known;
}

/** Adds the script that replaces missing pictures as the first one in a page's head, so that it sees each picture's error. */
export function putPlaceholderTag(html: Buffer): Buffer {
  const { text, encode } = decodePage(html);
  const { headStart } = scanPage(text);
  return encode(`${text.slice(0, headStart)}<script>${builtScript('placeholders')}</script>${text.slice(headStart)}`);
}
