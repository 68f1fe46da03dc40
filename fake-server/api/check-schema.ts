import type { EndpointName } from '../../runtime/contract/endpoints.ts';
import type { JournalProblem } from '../../runtime/contract/journal/journal.ts';
import { requestSchemas, toProblems } from '../../runtime/contract/schemas/index.ts';
import type { FormFields } from '../http/form-fields.ts';

/** What the contract finds wrong in a decoded call. `__ss` in the query is ours (interfaces §4), not the call's. */
export function checkSchema(endpoint: EndpointName, query: FormFields, body: unknown): readonly JournalProblem[] {
  const { __ss: _ours, ...ofTheCall } = query;
  const { error } = requestSchemas[endpoint].safeParse({ query: ofTheCall, body });
  return error === undefined ? [] : toProblems(error);
}
