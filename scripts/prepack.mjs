// Runs before `npm pack` and `npm publish`: builds the package's `files`, with declarations.
import { join } from 'node:path';
import { asScript, root, run, setup } from './setup.mjs';

await asScript(async () => {
  await setup();
  await run(process.execPath, [join(root, 'scripts/run.mjs'), join(root, 'scripts/declarations.ts')]);
});
