import type { EndpointRow } from '../../runtime/contract/endpoints.ts';
import type { JournalProblem } from '../../runtime/contract/journal/journal.ts';

/** A body in another shape than the contract has for this call, or null. No body at all is the schema's business. */
export function checkEncoding({ encoding }: EndpointRow, shape: string): JournalProblem | null {
  if (encoding === 'form' && shape === 'json') return { pointer: '', message: 'Expected a form-encoded body, got JSON.' };
  if ((encoding === 'json' || encoding === 'text') && shape === 'form') {
    return { pointer: '', message: 'Expected a JSON body, got a form.' };
  }
  return null;
}
