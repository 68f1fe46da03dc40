// `npm start`: prepares the clone, then serves the fixture sites. Arguments go to `ss-runtime serve`.
import { asScript, setup } from './setup.mjs';

await asScript(async () => {
  await setup();
  process.argv.splice(2, 0, 'serve');
  await import('../cli/bin.mjs');
});
