import { scriptJson } from '../html/escape.ts';
import { decodePage } from '../html/page-text.ts';
import { readTags } from '../html/read-tags.ts';

/**
 * Adds a script before the boot script that replaces the cookie settings of the page context. A page without a boot script is not
 * changed, and a page without a page context gets none.
 */
export function putSettings(html: Buffer, boot: string, settings: object): Buffer {
  const at = html.indexOf(`<script src="${boot}"`);
  if (at < 0) return html;
  const script = `<script>if (window.Static && Static.SQUARESPACE_CONTEXT) Static.SQUARESPACE_CONTEXT.cookieSettings = ${scriptJson(settings)};</script>\n`;
  return Buffer.concat([html.subarray(0, at), Buffer.from(script), html.subarray(at)]);
}

const contextId = /^form-context-([\w-]+)$/;

/** Replaces the form contexts of a page with those of the form editor, by form id. Every other byte is unchanged. */
export function putForms(html: Buffer, edits: ReadonlyMap<string, object>): Buffer {
  if (edits.size === 0) return html;
  const { text, encode } = decodePage(html);
  const parts: string[] = [];
  let copied = 0;
  let open: { readonly from: number; readonly context: object } | null = null;
  const ignore = () => undefined;
  readTags(text, {
    onOpened({ name, attributes, to }) {
      const formId = contextId.exec(attributes.get('id') ?? '')?.[1] ?? '';
      const context = name === 'script' ? edits.get(formId) : undefined;
      open = context ? { from: to, context } : null;
    },
    onClosed(name, from) {
      if (name !== 'script' || !open) return;
      parts.push(text.slice(copied, open.from), scriptJson(open.context));
      copied = from;
      open = null;
    },
    onText: ignore,
    onEntity: ignore,
    onDeclared: ignore,
  });
  parts.push(text.slice(copied));
  return encode(parts.join(''));
}
