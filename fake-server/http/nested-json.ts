import type { JournalProblem } from '../common/journal/journal.ts';
import { parseJson } from './parse-json.ts';

/**
 * Decodes the JSON text in fields of a decoded body. `pointers` are RFC 6901 pointers in which `*` is every item of a list.
 * Returns the body, and a problem for each field that is not JSON (that field is not changed).
 */
export function decodeNestedJson(body: unknown, pointers: readonly string[]): { body: unknown; problems: JournalProblem[] } {
  const problems: JournalProblem[] = [];
  const decoded = pointers.reduce((value, pointer) => decodeAt(value, pointer.split('/').slice(1), '', problems), body);
  return { body: decoded, problems };
}

function decodeAt(value: unknown, keys: readonly string[], pointer: string, problems: JournalProblem[]): unknown {
  const [key, ...rest] = keys;
  if (key === undefined) return decodeText(value, pointer, problems);
  if (key === '*') {
    return Array.isArray(value) ? value.map((item, index) => decodeAt(item, rest, `${pointer}/${index}`, problems)) : value;
  }
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return value;
  const fields = value as Record<string, unknown>;
  const decoded = decodeAt(fields[key], rest, `${pointer}/${key}`, problems);
  return decoded === fields[key] ? value : { ...fields, [key]: decoded };
}

function decodeText(value: unknown, pointer: string, problems: JournalProblem[]): unknown {
  if (typeof value !== 'string') return value;
  try {
    return parseJson(value);
  } catch (error) {
    problems.push({ pointer, message: `Expected JSON text: ${(error as Error).message}.` });
    return value;
  }
}
