#!/usr/bin/env node
// The launcher: in a clone it installs and builds what is missing or stale, then hands over to the built command line.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const exitCodeNotRunnable = 3;
const orphanCheckMs = 250;
const setupScript = new URL('../scripts/setup.mjs', import.meta.url);

async function main() {
  if (existsSync(fileURLToPath(setupScript))) await (await import(setupScript.href)).setup();
  const { runProcess } = await import('../.build/cli/main.js');
  await runProcess();
}

// npm and npx start us below a shell that dies of a signal without passing it on: an orphan stops as if it had got the signal itself.
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid;
  const check = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(check);
    process.kill(process.pid, 'SIGTERM');
  }, orphanCheckMs);
  check.unref();
}

main().catch((error) => {
  const advice = error.code === 'EMFILE' ? ' Allow more open files, such as with `ulimit -n 1024`, and try again.' : '';
  process.stderr.write(`ss-runtime: ${error.message}${advice}\n`);
  process.exitCode = exitCodeNotRunnable;
});
