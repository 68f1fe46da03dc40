import type { IncomingHttpHeaders } from 'node:http';

/** Request headers as they stand in the journal: each name once, in lower case. */
export const journalHeaders = (headers: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, [value].flat().join(', ')]])),
  );
