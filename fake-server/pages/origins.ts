import type { IncomingMessage } from 'node:http';
import { carriedFolder } from '../faults/sources.ts';
import { hostOrigin } from '../http/origin.ts';
import { requestedSession, sessionFolder } from '../sessions/session-name.ts';
import type { Origins } from '../sites/site.ts';

/**
 * Returns the addresses that a page needs, on the server of the request, with its session. `carried` are the encoded fault rules
 * of the page.
 */
export function originsAt(request: IncomingMessage, carried: string | null): Origins {
  const assets = hostOrigin(request, 'static');
  const folder = carried === null ? '/runtime' : carriedFolder(carried);
  return {
    boot: `${assets}${sessionFolder(requestedSession(request).name)}${folder}/boot.js`,
    static: assets,
    thirdParty: hostOrigin(request, 'third-party'),
  };
}
