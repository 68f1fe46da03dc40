import { documents } from '../../browser/sealed/documents.ts';
import { frames } from '../../browser/sealed/frames.ts';
import { peers } from '../../browser/sealed/peers.ts';
import { replaced } from '../../browser/sealed/replaced.ts';
import type { Way, Ways } from '../../browser/sealed/way.ts';
import { navigations, requests, type WaysOut, windows } from '../../browser/sealed/ways-out.ts';

/** The tables of ways by what is tried. */
export const allWays: Readonly<Record<string, Ways>> = {
  requests: withFrame(requests),
  navigations: Object.fromEntries(Object.entries(navigations).map(([name, way]) => [name, inFrame(way)])),
  windows: withFrame(windows),
  'frames and windows': frames,
  'documents without a seal': documents,
  'replaced built-ins': replaced,
  'peer connections': peers,
};

function withFrame(ways: WaysOut): Ways {
  return Object.fromEntries(Object.entries(ways).map(([name, markup]) => [name, inFrame({ markup })]));
}

/** Some of these use the first frame of the page. */
function inFrame(way: Way): Way {
  return { ...way, markup: `<iframe></iframe>${way.markup}` };
}
