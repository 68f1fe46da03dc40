import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, delimiter, join } from 'node:path';
import { findBrowser, firstRunnable } from '../../cli/browser/find.ts';
import { benches } from '../bench/benches.ts';
import { benchCommand } from '../bench/parts/bench-command.ts';
import { root } from '../build/paths.ts';

const limitMs = 600_000;
/**
 * Starts each bench once with its smallest input, and expects nothing of it but a table. Prints the names of those that lack what
 * they need.
 */
export async function checkBenches(): Promise<readonly string[]> {
  const files = readdirSync(join(root, 'scripts/bench')).filter((file) => file.endsWith('.ts'));
  const unlisted = files.map((file) => basename(file, '.ts')).filter((name) => name !== 'benches' && !(name in benches));
  const problems = unlisted.map((name) => `scripts/bench/${name}.ts is not in scripts/bench/benches.ts`);
  const isThere = {
    browser: Boolean(await findBrowser(process.env)),
    peers: existsSync(join(root, 'scripts/bench/node_modules')),
    redis: Boolean(await firstRunnable((process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'redis-server')))),
  };
  const waiting = Object.entries(benches);
  const startOneByOne = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, { smallest, needs = [] }] = next;
      const missing = needs.filter((need) => !isThere[need]);
      if (missing.length > 0) console.log(`     ${name} is left out, without ${missing.join(' and ')}`);
      else problems.push(...(await startBench(name, smallest)));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, startOneByOne));
  return problems;
}

/** Returns what is wrong with a run. Its exit status is no matter: it may say that a limit is exceeded, as on a busy machine. */
const startBench = (name: string, smallest: readonly string[]): Promise<readonly string[]> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, benchCommand(name, smallest), {
      cwd: root,
      timeout: limitMs,
    });
    let [output, errors] = ['', ''];
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      errors += chunk;
    });
    child.on('close', () => {
      const hasTable = /^\|---\|.*\n\|/m.test(output);
      resolve(
        hasTable ? [] : [`${name} ${smallest.join(' ')} printed no table: ${errors.trim().split('\n').slice(-5).join(' ')}`],
      );
    });
  });
