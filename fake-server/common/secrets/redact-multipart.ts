import { isSecretField } from './is-secret-name.ts';
import { maskText } from './mask.ts';

/**
 * Returns a multipart/form-data body with its secrets masked; null for other text. `redactText` redacts the parts that are not secret
 * by their names.
 */
export function redactMultipart(text: string, redactText: (text: string) => string): string | null {
  const boundary = /^--[^\r\n]{1,200}/.exec(text)?.[0];
  if (boundary === undefined || !/\bname=/i.test(text)) return null;
  return text
    .split(boundary)
    .map((part) => {
      const [headers = '', gap = ''] = /^[\s\S]*?(\r?\n\r?\n)/.exec(part) ?? [];
      if (gap === '') return part;
      const name = /\bname\*?="?([^"\r\n;]*)/i.exec(headers)?.[1] ?? '';
      const value = part.slice(headers.length);
      return headers + (isSecretField(name) ? maskText(value) : redactText(value));
    })
    .join(boundary);
}
