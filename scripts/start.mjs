// `npm start`: set up, then serve the fixture sites (arguments go to `ss-runtime serve`).
import { asScript, setup } from './setup.mjs';

await asScript(async () => {
  await setup();
  process.argv.splice(2, 0, 'serve');
  await import('../cli/bin.mjs');
});
