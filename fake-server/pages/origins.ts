import { carriedFolder } from '../faults/sources.ts';
import type { Origins } from '../sites/site.ts';

/** The addresses that pages of a server at this port need; `carried` are the fault rules that hold for the page. */
export function originsAt(port: number, carried: string | null): Origins {
  const assets = `http://static.localhost:${port}`;
  return {
    boot: `${assets}${carried === null ? '/runtime' : carriedFolder(carried)}/boot.js`,
    static: assets,
    thirdParty: `http://third-party.localhost:${port}`,
  };
}
