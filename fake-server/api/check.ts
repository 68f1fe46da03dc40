import type { EndpointRow } from '../../runtime/contract/endpoints.ts';
import type { JournalProblem } from '../../runtime/contract/journal/journal.ts';
import { requestSchemas, toProblems } from '../../runtime/contract/schemas/index.ts';
import { checkCrumb } from '../calls/crumb.ts';
import type { IssuedTokens } from '../state/issued-tokens.ts';
import type { CallContext, Endpoint } from './context.ts';

/** Returns the problems of a decoded call, by the contract's encoding, schema and crumb, and whether its crumb is wrong. */
export function checkCall(
  { call, crumbs, cookies }: Pick<CallContext, 'call' | 'crumbs' | 'cookies'>,
  { row }: Pick<Endpoint, 'row'>,
  issued: IssuedTokens,
): { readonly problems: readonly JournalProblem[]; readonly hasWrongCrumb: boolean } {
  const encodingProblem = checkEncoding(row, call.shape);
  const crumb = checkCrumb({ crumbs, place: row.crumb, shape: call.shape, cookies }, issued);
  // A field whose JSON text is broken has its problem already.
  const known = new Set([...call.problems, ...(encodingProblem ? [encodingProblem] : [])].map(({ pointer }) => pointer));
  return {
    problems: [
      ...(encodingProblem ? [encodingProblem] : []),
      ...checkSchema(row, call).filter(({ pointer }) => !known.has(pointer)),
      ...(crumb.problem ? [crumb.problem] : []),
    ],
    hasWrongCrumb: crumb.isWrong,
  };
}

/** Returns the problem of a body in another encoding than the contract's. A missing body is a problem of the schema. */
function checkEncoding({ encoding }: EndpointRow, shape: string): JournalProblem | null {
  if (encoding === 'form' && shape === 'json') return { pointer: '', message: 'Expected a form-encoded body, got JSON.' };
  if ((encoding === 'json' || encoding === 'text') && shape === 'form') {
    return { pointer: '', message: 'Expected a JSON body, got a form.' };
  }
  return null;
}

/** Returns the problems by the contract's schema. The query parameter `__ss` is ignored: it has fault rules. */
function checkSchema({ name }: Endpoint['row'], { query, body }: CallContext['call']): readonly JournalProblem[] {
  const { __ss: _faults, ...callQuery } = query;
  const { error } = requestSchemas[name].safeParse({ query: callQuery, body });
  return error === undefined ? [] : toProblems(error);
}
