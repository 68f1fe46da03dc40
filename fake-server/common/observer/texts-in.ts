import { bodyText } from './body-text.ts';

const maxParts = 100;
const maxPartLength = 200;

/** Returns the texts, numbers and bytes in a value that a browser stores. */
export function textsIn(value: unknown, parts: string[] = [], depth = 0): string[] {
  if (parts.length >= maxParts) return parts;
  if (typeof value === 'string' || typeof value === 'number') parts.push(String(value).slice(0, maxPartLength));
  else if (typeof value === 'object' && value !== null && depth < 4) {
    const text = bodyText(value);
    if (text !== null) {
      parts.push(text.slice(0, maxPartLength));
      return parts;
    }
    const inner = value instanceof Map || value instanceof Set ? [...value] : Object.values(value);
    for (const one of inner.slice(0, maxParts)) textsIn(one, parts, depth + 1);
  }
  return parts;
}
