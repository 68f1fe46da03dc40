import { type EndpointName, endpoints } from '../../../runtime/contract/endpoints.ts';

const exact = new Map<string, EndpointName>();
const patterns: { readonly method: string; readonly pattern: RegExp; readonly name: EndpointName }[] = [];
for (const { name, method, path } of Object.values(endpoints)) {
  if (path.includes('{')) patterns.push({ method, pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`), name });
  else exact.set(`${method} ${path}`, name);
}

/**
 * Returns the name of a call in the contract, by its method and path without the query; null for a call outside the contract.
 */
export function endpointOf(method: string, pathAndQuery: string): EndpointName | null {
  const query = pathAndQuery.indexOf('?');
  const path = query < 0 ? pathAndQuery : pathAndQuery.slice(0, query);
  const known = exact.get(`${method} ${path}`);
  return known ?? patterns.find((row) => row.method === method && row.pattern.test(path))?.name ?? null;
}
