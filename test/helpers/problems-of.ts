import type { EndpointName } from '../../runtime/contract/endpoints.ts';
import { requestSchemas, toProblems } from '../../runtime/contract/schemas/index.ts';

/** Pointers of what the contract finds wrong with a request; empty if it is fine. */
export const problemsOf = (endpoint: EndpointName, body: unknown, query: Record<string, unknown> = {}): readonly string[] => {
  const { error } = requestSchemas[endpoint].safeParse({ query, body });
  return error ? toProblems(error).map(({ pointer }) => pointer) : [];
};
