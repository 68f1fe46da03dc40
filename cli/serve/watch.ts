import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { packageRoot } from '../../fake-server/root.ts';
import type { Site } from '../../fake-server/start.ts';
import { watchPath } from '../files/watch-path.ts';

const buildTimeoutMs = 120_000;

export interface Watching {
  close(): void;
}

/** Builds the runtime when its sources change, and calls `reload` after that and when a site's files change. */
export function watchSources(sites: readonly Site[], reload: () => void, onProblem: (problem: string) => void): Watching {
  const watchers = [
    ...sites.map((site) => watchPath(site.source, reload, onProblem)),
    watchPath(join(packageRoot, 'runtime'), createBuilder(reload, onProblem), onProblem),
  ];
  return {
    close() {
      for (const watcher of watchers) watcher?.close();
    },
  };
}

/** Creates a builder that runs one build at a time. A change during a build starts another one after it. */
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
