import type { EndpointName } from '../../../runtime/contract/endpoints.ts';
import { requestSchemas, toProblems } from '../../../runtime/contract/schemas/index.ts';

/** JSON pointers of the contract's problems with a request; empty for a valid one. */
export const problemsOf = (endpoint: EndpointName, body: unknown, query: Record<string, unknown> = {}): readonly string[] => {
  const { error } = requestSchemas[endpoint].safeParse({ query, body });
  return error ? toProblems(error).map(({ pointer }) => pointer) : [];
};
