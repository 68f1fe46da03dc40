import type { ScriptInitiator } from '../artifacts/artifacts.ts';

export type Frame = readonly [url: string, line: number, column: number, name: string];

/** Name under which the watcher shows in stacks; its own frames are nobody's doing. */
export const watcherName = 'ss-runtime-audit-watch';
const stackDepth = 8;

/** The script behind a stack, by its nearest frame that has an address; null when no script was at work. */
export function scriptInitiator(via: string, frames: readonly Frame[]): ScriptInitiator | null {
  const own = frames.filter(([url]) => url !== '' && url !== watcherName);
  const [nearest] = own;
  if (!nearest) return null;
  const [url, line, column] = nearest;
  const stack = own.slice(0, stackDepth).map((frame) => `${frame[3] || '(top)'} (${frame[0]}:${frame[1]}:${frame[2]})`);
  return { kind: 'script', via, url, line, column, stack };
}
