import { construct, ProxyClass } from './natives.ts';
import { replaceFunction } from './observer.ts';

/** The page may replace it. */
const Decoder = TextDecoder;
const maxLength = 65_536;

const blobTexts = new WeakMap<object, string>();

/** Remembers the texts of blobs, which can only be read later, when a page that is left no longer runs. */
export function watchBlobs(): void {
  for (const name of ['Blob', 'File']) {
    const original = (globalThis as unknown as Record<string, { prototype: object } | undefined>)[name];
    if (!original) continue;
    replaceFunction(
      globalThis,
      name,
      'value',
      (target) =>
        new ProxyClass(target, {
          construct(blob, args: unknown[], newTarget) {
            const made = construct(blob, args, newTarget) as object;
            const [parts] = args;
            if (Array.isArray(parts)) blobTexts.set(made, partsText(parts));
            return made;
          },
        }),
    );
    const replaced = (globalThis as unknown as Record<string, unknown>)[name];
    replaceFunction(original.prototype, 'constructor', 'value', () => replaced as (...args: unknown[]) => unknown);
  }
}

function partsText(parts: readonly unknown[]): string {
  let text = '';
  for (let index = 0; index < parts.length && text.length < maxLength; index++) text += bodyText(parts[index]) ?? '';
  return text.slice(0, maxLength);
}

/** Returns the text of a body: a text, a form, bytes, or a blob that was made of those; null for another body. */
export function bodyText(body: unknown): string | null {
  if (typeof body === 'string' || body instanceof URLSearchParams) return String(body).slice(0, maxLength);
  if (body instanceof FormData) {
    const fields = new URLSearchParams();
    body.forEach((value, name) => {
      fields.append(name, typeof value === 'string' ? value : (blobTexts.get(value) ?? ''));
    });
    return String(fields).slice(0, maxLength);
  }
  if (body instanceof Blob) return blobTexts.get(body) ?? null;
  return bytesText(body);
}

/** Returns the text of bytes: UTF-8, or hexadecimal digits for other bytes; null for another value. */
function bytesText(value: unknown): string | null {
  const isBytes = value instanceof ArrayBuffer || ArrayBuffer.isView(value);
  if (!isBytes) return null;
  const bytes =
    value instanceof ArrayBuffer ? new Uint8Array(value) : new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
  const part = bytes.subarray(0, maxLength / 2);
  try {
    const text = new Decoder('utf-8', { fatal: true }).decode(part);
    if (isPrintable(text)) return text;
  } catch {
    // These bytes are not UTF-8.
  }
  let text = '';
  for (let index = 0; index < part.length; index++) text += (part[index] ?? 0).toString(16).padStart(2, '0');
  return text;
}

function isPrintable(text: string): boolean {
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code < 32 && code !== 9 && code !== 10 && code !== 13) return false;
  }
  return true;
}
