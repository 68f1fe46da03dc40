#!/usr/bin/env node
// The launcher. In a clone it first installs missing packages and builds if a source is newer; then it runs the built command line.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const exitCodeNotRunnable = 3;
const orphanCheckMs = 250;
const setupScript = new URL('../scripts/setup.mjs', import.meta.url);

async function main() {
  if (existsSync(fileURLToPath(setupScript))) await (await import(setupScript.href)).setup();
  const { startProcess } = await import('../.build/cli/start.js');
  await startProcess();
}

// npm and npx start this process below a shell that does not forward signals. This process ends itself when that shell has ended.
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
  const message = `${error.message}${advice}`;
  process.stderr.write(`ss-runtime: ${message}\n`);
  const words = process.argv.slice(2);
  if (words.includes('--format=json') || words[words.indexOf('--format') + 1] === 'json') {
    const hint = 'Correct what the message names, and try again.';
    process.stdout.write(`${JSON.stringify({ ok: false, error: { code: 'not-runnable', message, hint } }, null, 2)}\n`);
  }
  process.exitCode = exitCodeNotRunnable;
});
