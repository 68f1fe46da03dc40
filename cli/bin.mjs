#!/usr/bin/env node
// The launcher: in a clone it installs and builds what is missing or stale, then hands over to the built command line.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const exitCodeNotRunnable = 3;
const setupScript = new URL('../scripts/setup.mjs', import.meta.url);

async function main() {
  if (existsSync(fileURLToPath(setupScript))) await (await import(setupScript.href)).setup();
  const { runProcess } = await import('../.build/cli/main.js');
  await runProcess();
}

main().catch((error) => {
  process.stderr.write(`ss-runtime: ${error.message}\n`);
  process.exitCode = exitCodeNotRunnable;
});
