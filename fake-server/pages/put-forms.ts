import { scriptJson } from '../html/escape.ts';

/** Puts what the form editor has saved in place of the page's form contexts, by form id. Other forms stay as they are. */
export function putForms(html: Buffer, edits: ReadonlyMap<string, object>): Buffer {
  if (edits.size === 0) return html;
  const contexts = /(<script\b[^>]*\bid="form-context-([\w-]+)"[^>]*>)[\s\S]*?(<\/script>)/g;
  const text = html.toString('utf8').replace(contexts, (whole: string, open: string, formId: string, close: string) => {
    const context = edits.get(formId);
    return context ? `${open}${scriptJson(context)}${close}` : whole;
  });
  return Buffer.from(text);
}
