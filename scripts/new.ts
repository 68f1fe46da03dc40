// `npm run new KIND NAME`: writes the file, the test and the registry line of a new plug-in.
import { root } from './build/paths.ts';
import { runTool } from './check/tool.ts';
import { CannotGenerate, isName, kinds, writePlan } from './new/generate.ts';

const [kind = '', name = ''] = process.argv.slice(2);
const planOf = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
if (!planOf || !isName(name)) {
  console.error(
    `usage: npm run new KIND NAME\n  KIND  ${Object.keys(kinds).join(', ')}\n  NAME  lower-case words with hyphens, such as cookie-age`,
  );
  process.exit(2);
}
const plan = planOf(name);
try {
  const { written, edited } = writePlan(plan, root);
  const problems = await runTool('@biomejs/biome/bin/biome', ['check', '--write', ...written, ...edited]);
  for (const path of written) console.log(`wrote  ${path}`);
  for (const path of edited) console.log(`added  a line to ${path}`);
  console.log(`next   ${plan.next}`);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof CannotGenerate)) throw error;
  console.error(error.message);
  process.exitCode = error.status;
}
