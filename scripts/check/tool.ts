import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../build/paths.ts';

/** Runs a package's command. Returns its output as problems if its status is not 0. */
export const runTool = (script: string, args: readonly string[]): Promise<readonly string[]> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, 'node_modules', script), ...args], { cwd: root });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code === 0 ? [] : [...output.trimEnd().split('\n'), `(status ${code})`]));
  });
