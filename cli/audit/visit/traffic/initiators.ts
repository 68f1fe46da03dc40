import type { Protocol } from 'devtools-protocol';
import type { StackPlace } from '../../../../fake-server/common/visits/visit-report.ts';
import type { ScriptInitiator } from '../../artifacts/artifacts.ts';
import { watcherName } from '../../browser/in-page-scripts.ts';

const stackDepth = 8;

/** Returns the initiator of a stack: the innermost frame with an address; null for a stack without one. */
export function scriptInitiator(via: string, frames: readonly StackPlace[]): ScriptInitiator | null {
  // Code of timers has a name that begins with that of the watcher.
  const own = frames.filter(([url]) => url !== '' && !url.startsWith(watcherName));
  const [nearest] = own;
  if (!nearest) return null;
  const [url, line, column] = nearest;
  const stack = own.slice(0, stackDepth).map((frame) => `${frame[3] || '(top)'} (${frame[0]}:${frame[1]}:${frame[2]})`);
  return { kind: 'script', via, url, line, column, stack };
}

/**
 * Returns the initiator of a request: the innermost frame of its script, or the line of the markup that requests it, as the
 * browser reports it; null without both.
 */
export function requestInitiator(
  via: string,
  initiator: Protocol.Network.Initiator,
  complete: (stack: readonly StackPlace[]) => readonly StackPlace[],
): ScriptInitiator | null {
  const byScript = scriptInitiator(via, complete(framesOf(initiator)));
  const { type, url = '', lineNumber, columnNumber = 0 } = initiator;
  if (byScript || type !== 'parser' || url === '' || lineNumber === undefined) return byScript;
  return { kind: 'script', via: 'markup', url, line: lineNumber + 1, column: columnNumber + 1, stack: [] };
}

/** Returns the places of an initiator: the frames of its script, or the line of the markup. */
export function placesOf(initiator: Protocol.Network.Initiator): StackPlace[] {
  const { type, url = '', lineNumber = 0, columnNumber = 0 } = initiator;
  const frames = framesOf(initiator);
  return frames.length > 0 || type !== 'parser' ? frames : [[url, lineNumber + 1, columnNumber + 1, '']];
}

/** Returns the frames of an initiator. DevTools counts lines and columns from 0. */
export function framesOf(initiator: Protocol.Network.Initiator): [string, number, number, string][] {
  const frames: [string, number, number, string][] = [];
  for (let stack = initiator.stack; stack; stack = stack.parent) {
    for (const frame of stack.callFrames)
      frames.push([frame.url, frame.lineNumber + 1, frame.columnNumber + 1, frame.functionName]);
  }
  return frames;
}
