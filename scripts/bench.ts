// `npm run bench` lists the benches; `npm run bench -- validate 3` runs one with its arguments.
import { spawnSync } from 'node:child_process';
import { benches } from './bench/benches.ts';
import { benchCommand } from './bench/parts/bench-command.ts';

const [name, ...rest] = process.argv.slice(2);
const named = name === undefined ? undefined : benches[name];
if (name !== undefined && named) {
  const { status } = spawnSync(process.execPath, benchCommand(name, rest), { stdio: 'inherit' });
  process.exitCode = status ?? 1;
} else {
  if (name !== undefined) console.error(`No bench is named ${name}. There are:\n`);
  for (const [each, { usage, measures, needs = [] }] of Object.entries(benches))
    console.log(`${each} ${usage}\n    ${measures}${needs.length > 0 ? ` (needs ${needs.join(', ')})` : ''}`);
  console.log('\nBrowsers and Redis are found as `npm test` finds them; "peers" is `npm ci --prefix scripts/bench`.');
  process.exitCode = name === undefined ? 0 : 2;
}
