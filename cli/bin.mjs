#!/usr/bin/env node
// The launcher. In a clone it first installs missing packages and builds if a source is newer; then it runs the built command
// line.
import { existsSync, writeSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readOutputFlags } from './program/read-output-flags.mjs';

const exitCodeNotRunnable = 3;
const orphanCheckMs = 250;
const setupScript = new URL('../scripts/setup.mjs', import.meta.url);

// The command line replaces this handler by its own when it has loaded.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, () => {
    fail('interrupted', 'Interrupted before there was a result.', 'Run the command again, and let it end.');
    process.exit();
  });
}

async function main() {
  if (existsSync(fileURLToPath(setupScript))) await (await import(setupScript.href)).setup();
  const { startProcess } = await import('../.build/cli/start.js');
  await startProcess();
}

/**
 * Reports a failure as `cli/main.ts` does, and sets the exit status. Both streams are written at once, because a signal ends the
 * process.
 */
function fail(code, message, hint) {
  process.exitCode = exitCodeNotRunnable;
  const { json } = readOutputFlags(process.argv.slice(2));
  const document = { ok: false, error: { code, message, hint } };
  try {
    writeSync(2, `ss-runtime: ${message}\n`);
    if (json !== 'none') writeSync(1, `${JSON.stringify(document, null, json === 'one' ? 2 : 0)}\n`);
  } catch {
    // Without a reader there is no other place to report to.
  }
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
  fail('not-runnable', `${error.message}${advice}`, 'Correct what the message names, and try again.');
});
