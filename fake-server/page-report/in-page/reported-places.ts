import type { StackPlace } from '../../common/visits/visit-report.ts';

const maxPlaces = 6;
const maxNameLength = 80;
const maxAddressLength = 300;

/** Returns the places of a stack that a report has: at most 6, of bounded length. Only places with an address count. */
export const reportedPlaces = (stack: readonly StackPlace[]): StackPlace[] =>
  stack
    .filter(([url]) => /^(https?|blob):/.test(url))
    .slice(0, maxPlaces)
    .map(([url, line, column, name]) => [url.slice(0, maxAddressLength), line, column, name.slice(0, maxNameLength)]);
