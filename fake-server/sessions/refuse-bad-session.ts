import type { IncomingMessage, ServerResponse } from 'node:http';
import { splitTarget } from '../http/target.ts';
import { redactEntry } from '../journal/redact.ts';
import { requestedSession } from './session-name.ts';
import type { Session } from './sessions.ts';

/**
 * Responds with status 400 to a request whose session has a name that is not allowed, and returns true. A call of the API, which
 * has a site, gets its entry in the journal of the main session.
 */
export function refuseBadSession(
  request: IncomingMessage,
  response: ServerResponse,
  main: Session,
  site: string | null,
): boolean {
  const { problem } = requestedSession(request);
  if (problem === null) return false;
  if (site !== null) {
    main.journal.add(
      redactEntry({
        time: new Date().toISOString(),
        site,
        endpoint: null,
        method: request.method ?? 'GET',
        path: splitTarget(request.url).path,
        query: {},
        headers: Object.fromEntries(
          Object.entries(request.headers).map(([name, value]) => [name, [value ?? []].flat().join(', ')]),
        ),
        encoding: 'none',
        body: null,
        bodyText: '',
        valid: false,
        problems: [{ pointer: '/headers/x-ss-session', message: problem }],
        status: 400,
        fault: null,
      }),
    );
  }
  response.writeHead(400, { 'Content-Type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify({ error: problem }));
  return true;
}
