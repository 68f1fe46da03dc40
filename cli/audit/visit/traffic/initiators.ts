import type { StackPlace } from '../../../../fake-server/common/visits/visit-report.ts';
import type { ScriptInitiator } from '../../artifacts/artifacts.ts';
import { watcherName } from '../../browser/in-page-scripts.ts';

const stackDepth = 8;

/** Returns the initiator of a stack: the innermost frame with an address; null for a stack without one. */
export function scriptInitiator(via: string, frames: readonly StackPlace[]): ScriptInitiator | null {
  const own = frames.filter(([url]) => url !== '' && url !== watcherName);
  const [nearest] = own;
  if (!nearest) return null;
  const [url, line, column] = nearest;
  const stack = own.slice(0, stackDepth).map((frame) => `${frame[3] || '(top)'} (${frame[0]}:${frame[1]}:${frame[2]})`);
  return { kind: 'script', via, url, line, column, stack };
}
