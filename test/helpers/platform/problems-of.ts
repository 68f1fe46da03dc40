import { requestSchemas, toProblems } from '../../../fake-server/common/schemas/index.ts';
import type { EndpointName } from '../../../runtime/contract/endpoints.ts';

/** Returns the JSON pointers of a request's problems by the contract; an empty list for a valid request. */
export const problemsOf = (endpoint: EndpointName, body: unknown, query: Record<string, unknown> = {}): readonly string[] => {
  const { error } = requestSchemas[endpoint].safeParse({ query, body });
  return error ? toProblems(error).map(({ pointer }) => pointer) : [];
};
