import type { TextResponse } from '../../browser/http.ts';
import { readJson } from '../../contract/read.ts';
import { decodeResponseFields, hasError, hasRequirement, type ResponseFields } from './response-fields.ts';

/** The meaning of a response. */
export type ResponseReading =
  | { readonly kind: 'value'; readonly value: unknown }
  /** The platform reports an error or a requirement. The call is not repeated. */
  | { readonly kind: 'refused'; readonly fields: ResponseFields }
  | { readonly kind: 'unparseable'; readonly message: string }
  /** Any other failing status. The call may be repeated. `fields` are null in a body without an error. */
  | { readonly kind: 'failed'; readonly fields: ResponseFields | null };

const serverErrorStatuses: readonly number[] = [400, 401, 500, 502];

/** Reads a response: calls#empty-response, calls#server-errors, calls#error-in-success. The three flags count at any status. */
export function readResponse({ status, text }: TextResponse, format: 'json' | 'raw'): ResponseReading {
  const isSuccess = status >= 200 && status < 300;
  if (status === 204 || (isSuccess && text.trim() === '')) return { kind: 'value', value: format === 'raw' ? '' : null };
  const parsed = parse(text);
  const fields = decodeResponseFields(parsed.value);
  if (hasRequirement(fields)) return { kind: 'refused', fields };
  if (!isSuccess) {
    if (!hasError(fields)) return { kind: 'failed', fields: null };
    return { kind: serverErrorStatuses.includes(status) ? 'refused' : 'failed', fields };
  }
  if (format === 'raw') return { kind: 'value', value: text };
  if (parsed.problem !== null) return { kind: 'unparseable', message: parsed.problem };
  const isRefused = fields.cleaned || hasError({ ...fields, message: '' });
  return isRefused ? { kind: 'refused', fields } : { kind: 'value', value: parsed.value };
}

function parse(text: string): { readonly value: unknown; readonly problem: string | null } {
  let problem: string | null = null;
  const value = readJson(text, (error) => {
    problem = error instanceof Error ? error.message : String(error);
  });
  return { value, problem };
}
