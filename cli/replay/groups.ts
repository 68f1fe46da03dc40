import type { EndpointName } from '../../runtime/contract/endpoints.ts';

/** Groups of `--only`. Calls without a group are sent when `--only` is absent. */
const groups = {
  census: ['record-hit', 'button-click', 'button-render', 'form-render', 'overlay', 'record-quick-view'],
  errors: ['record-javascript-errors'],
  events: ['record-event', 'trace', 'track'],
  performance: ['performance-settings', 'performance-records'],
  forms: ['form-submission-key', 'save-form-submission'],
} as const satisfies Record<string, readonly EndpointName[]>;

export type GroupName = keyof typeof groups;
export const groupNames = Object.keys(groups) as readonly GroupName[];

/** Returns a filter for the calls of the named groups; all calls without a name. */
export function groupFilter(only: readonly GroupName[] | undefined): (endpoint: EndpointName) => boolean {
  if (!only) return () => true;
  const wanted = new Set<EndpointName>(only.flatMap((name) => groups[name]));
  return (endpoint) => wanted.has(endpoint);
}
