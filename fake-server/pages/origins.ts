import type { IncomingMessage } from 'node:http';
import { carriedFolder } from '../faults/sources.ts';
import { originOf } from '../http/origin.ts';
import type { Origins } from '../sites/site.ts';

/** The addresses that a page needs, on the server that the request came to; `carried` are the fault rules that hold for the page. */
export function originsAt(request: IncomingMessage, carried: string | null): Origins {
  const assets = originOf(request, 'static.localhost');
  return {
    boot: `${assets}${carried === null ? '/runtime' : carriedFolder(carried)}/boot.js`,
    static: assets,
    thirdParty: originOf(request, 'third-party.localhost'),
  };
}
