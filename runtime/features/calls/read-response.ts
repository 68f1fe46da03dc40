import type { TextResponse } from '../../browser/http.ts';
import { decodeResponseFields, isRefusal, type ResponseFields, saysWhatIsWrong } from './response-fields.ts';

/** What a response means. */
export type Reading =
  | { readonly kind: 'value'; readonly value: unknown }
  /** The platform has said what is wrong, or what it asks for. */
  | { readonly kind: 'refused'; readonly fields: ResponseFields }
  | { readonly kind: 'unparseable'; readonly message: string }
  /** Any other failing status: worth another try. Its body may say what is wrong; null if it does not. */
  | { readonly kind: 'failed'; readonly fields: ResponseFields | null };

const serverErrorStatuses: readonly number[] = [400, 401, 500, 502];

/**
 * Reads a response. A success with an empty body, of status 204 always, has nothing in it (null as json, empty as raw). A success whose
 * body carries an error, errors or a billing code is a refusal; `message` alone is not, because successes have messages too (our choice).
 * Of the failing statuses 400, 401, 500 and 502 are refusals when the body says what is wrong (an errors map counts too: our choice).
 * The three flags count at any status. Spec 2 §7 "Generic data layer".
 */
export function readResponse({ status, text }: TextResponse, format: 'json' | 'raw'): Reading {
  const isSuccess = status >= 200 && status < 300;
  if (status === 204 || (isSuccess && text.trim() === '')) return { kind: 'value', value: format === 'raw' ? '' : null };
  const parsed = parse(text);
  const fields = decodeResponseFields(parsed.value);
  if (isRefusal(fields)) return { kind: 'refused', fields };
  if (!isSuccess) {
    if (!saysWhatIsWrong(fields)) return { kind: 'failed', fields: null };
    return { kind: serverErrorStatuses.includes(status) ? 'refused' : 'failed', fields };
  }
  if (format === 'raw') return { kind: 'value', value: text };
  if (parsed.problem !== null) return { kind: 'unparseable', message: parsed.problem };
  const isWrong = fields.cleaned || saysWhatIsWrong({ ...fields, message: '' });
  return isWrong ? { kind: 'refused', fields } : { kind: 'value', value: parsed.value };
}

function parse(text: string): { readonly value: unknown; readonly problem: string | null } {
  try {
    return { value: JSON.parse(text), problem: null };
  } catch (error) {
    return { value: null, problem: error instanceof Error ? error.message : String(error) };
  }
}
