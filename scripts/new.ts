// `npm run new KIND NAME`: writes the files, the test and the registry lines of a new plug-in.
import { root } from './build/paths.ts';
import { runTool } from './check/tool.ts';
import { CannotGenerate, isName, kinds, planOf, writePlan } from './new/generate.ts';

const [kind = '', ...names] = process.argv.slice(2);
const row = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
if (!row || names.length !== row.example.length || !names.every(isName)) {
  console.error(
    `usage: npm run new KIND NAME\n${Object.entries(kinds)
      .map(([name, { adds, example }]) => `  npm run new ${name} ${example.join(' ')}   ${adds}`)
      .join('\n')}\nNames are lower-case words with hyphens.`,
  );
  process.exit(2);
}
try {
  const plan = planOf(row.plan, names);
  const { written, edited } = writePlan(plan, root);
  const linted = [...written, ...edited].filter((path) => !path.startsWith('fixtures/'));
  const problems = linted.length > 0 ? await runTool('@biomejs/biome/bin/biome', ['check', '--write', ...linted]) : [];
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
