import { scriptJson } from '../html/escape.ts';
import { assignsContext } from '../html/missing-context.ts';
import { decodePage } from '../html/page-text.ts';
import { applyEdits, type Edit } from '../html/place-map.ts';
import { tokenize } from '../html/tokenize.ts';

/**
 * Replaces the cookie settings of the page context at the end of the script that assigns it, before the boot script reads them. A
 * page without such a script is not changed.
 */
export function putSettings(html: Buffer, settings: object): Buffer {
  const { text, encode } = decodePage(html);
  const edits: Edit[] = [];
  tokenize(text, {
    onRawText(name, start, end) {
      if (name === 'script' && assignsContext.test(text.slice(start, end)))
        edits.push({ from: end, to: end, text: `\n;Static.SQUARESPACE_CONTEXT.cookieSettings = ${scriptJson(settings)};` });
    },
  });
  return edits.length === 0 ? html : encode(applyEdits(text, edits));
}

const contextId = /^form-context-([\w-]+)$/;

/** Replaces the form contexts of a page with those of the form editor, by form id. Every other byte is unchanged. */
export function putForms(html: Buffer, edits: ReadonlyMap<string, object>): Buffer {
  if (edits.size === 0) return html;
  const { text, encode } = decodePage(html);
  const replaced: Edit[] = [];
  let context: object | undefined;
  tokenize(text, {
    onStartTag(tag) {
      const formId = tag.name === 'script' ? contextId.exec(tag.value('id') ?? '')?.[1] : undefined;
      context = formId === undefined ? undefined : edits.get(formId);
    },
    onRawText(_name, from, to) {
      if (context) replaced.push({ from, to, text: scriptJson(context) });
    },
  });
  return encode(applyEdits(text, replaced));
}
