import { isSecretField } from './is-secret-name.ts';
import { maskText } from './mask.ts';

/**
 * Returns a multipart/form-data body with its secrets masked; null for other text. `redactText` redacts the parts that are not
 * secret by their names.
 */
export const redactMultipart = (text: string, redactText: (text: string) => string): string | null =>
  maskParts(text, { isSecret: isSecretField, mask: maskText, redact: redactText });

interface PartMasks {
  /** Whether a part of this name is secret. */
  readonly isSecret: (name: string) => boolean;
  readonly mask: (value: string) => string;
  /** Returns the value of another part. */
  readonly redact: (value: string) => string;
}

/** Returns a multipart/form-data body with the values of its parts masked by their names; null for other text. */
export function maskParts(text: string, { isSecret, mask, redact }: PartMasks): string | null {
  const boundary = /^--[^\r\n]{1,200}/.exec(text)?.[0];
  if (boundary === undefined || !/\bname=/i.test(text)) return null;
  return text
    .split(boundary)
    .map((part) => {
      const [headers = '', gap = ''] = /^[\s\S]*?(\r?\n\r?\n)/.exec(part) ?? [];
      if (gap === '') return part;
      const name = /\bname\*?="?([^"\r\n;]*)/i.exec(headers)?.[1] ?? '';
      const value = part.slice(headers.length);
      return headers + (isSecret(name) ? mask(value) : redact(value));
    })
    .join(boundary);
}
