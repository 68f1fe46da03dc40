import { scriptJson } from '../html/escape.ts';
import { assignsContext } from '../html/missing-context.ts';
import { decodePage } from '../html/page-text.ts';
import { applyEdits, type Edit } from '../html/place-map.ts';
import { readTags } from '../html/read-tags.ts';

/**
 * Replaces the cookie settings of the page context at the end of the script that assigns it, before the boot script reads them. A page
 * without such a script is not changed.
 */
export function putSettings(html: Buffer, settings: object): Buffer {
  const { text, encode } = decodePage(html);
  const edits: Edit[] = [];
  let from: number | null = null;
  readTags(text, {
    onOpened({ name, to }) {
      from = name === 'script' ? to : null;
    },
    onClosed(name, end) {
      if (name === 'script' && from !== null && assignsContext.test(text.slice(from, end)))
        edits.push({ from: end, to: end, text: `\n;Static.SQUARESPACE_CONTEXT.cookieSettings = ${scriptJson(settings)};` });
      from = null;
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
  let open: { readonly from: number; readonly context: object } | null = null;
  readTags(text, {
    onOpened({ name, attributes, to }) {
      const formId = contextId.exec(attributes.get('id') ?? '')?.[1] ?? '';
      const context = name === 'script' ? edits.get(formId) : undefined;
      open = context ? { from: to, context } : null;
    },
    onClosed(name, to) {
      if (name === 'script' && open) replaced.push({ from: open.from, to, text: scriptJson(open.context) });
      open = null;
    },
  });
  return encode(applyEdits(text, replaced));
}
