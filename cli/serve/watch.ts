import { execFile } from 'node:child_process';
import { type FSWatcher, watch } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../fake-server/root.ts';
import type { Site } from '../../fake-server/start.ts';
import { messageOf } from '../errors.ts';

const settleMs = 100;
const buildTimeoutMs = 120_000;

export interface Watching {
  close(): void;
}

/** Builds the runtime again when its sources change, and calls `reload` after that and when a site's files change. */
export function watchSources(sites: readonly Site[], reload: () => void, onProblem: (problem: string) => void): Watching {
  const watchers = [
    ...sites.map((site) => onChange(site.source, reload, onProblem)),
    onChange(join(packageRoot, 'runtime'), createBuilder(reload, onProblem), onProblem),
  ];
  return {
    close() {
      for (const watcher of watchers) watcher?.close();
    },
  };
}

/** Calls `act` once for changes that come together. What cannot be watched is reported, and left. */
function onChange(path: string, act: () => void, onProblem: (problem: string) => void): FSWatcher | null {
  let timer: NodeJS.Timeout | undefined;
  try {
    const watcher = watch(path, { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(act, settleMs);
    });
    watcher.on('error', (error) => onProblem(`${path} is not watched any more: ${messageOf(error)}.`));
    return watcher.on('close', () => clearTimeout(timer));
  } catch (error) {
    onProblem(`${path} cannot be watched: ${messageOf(error)}.`);
    return null;
  }
}

/** Builds one at a time: a change during a build is followed by one more. */
function createBuilder(done: () => void, onProblem: (problem: string) => void): () => void {
  let isBuilding = false;
  let isStale = false;
  const build = () => {
    if (isBuilding) {
      isStale = true;
      return;
    }
    isBuilding = true;
    isStale = false;
    const args = [join(packageRoot, 'scripts', 'run.mjs'), join(packageRoot, 'scripts', 'build.ts'), 'runtime'];
    execFile(process.execPath, args, { cwd: packageRoot, timeout: buildTimeoutMs }, (error, _out, errors) => {
      isBuilding = false;
      if (error) onProblem(`The runtime could not be built. ${errors.trim() || error.message}`);
      if (isStale) build();
      else if (!error) done();
    });
  };
  return build;
}
