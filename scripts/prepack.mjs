// Before `npm pack` and `npm publish`: everything built that the package holds (`files` in package.json), declarations as well.
import { join } from 'node:path';
import { asScript, root, run, setup } from './setup.mjs';

await asScript(async () => {
  await setup();
  await run(process.execPath, [join(root, 'scripts/run.mjs'), join(root, 'scripts/declarations.ts')]);
});
