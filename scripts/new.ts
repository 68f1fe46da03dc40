// `npm run new KIND NAME`: writes the file, its test and its registry line for a new plug-in, ready to be filled in.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './build/paths.ts';
import { runTool } from './check/tool.ts';
import { newBlock } from './new/block.ts';
import { newCommand } from './new/command.ts';
import { newDesign } from './new/design.ts';
import { newEndpoint } from './new/endpoint.ts';
import type { Plan } from './new/plan.ts';
import { newRule } from './new/rule.ts';
import { newTransition } from './new/transition.ts';

const kinds: Readonly<Record<string, (name: string) => Plan>> = {
  block: newBlock,
  command: newCommand,
  design: newDesign,
  endpoint: newEndpoint,
  rule: newRule,
  transition: newTransition,
};

const [kind = '', name = ''] = process.argv.slice(2);
const plan = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
if (!plan || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
  console.error(
    `usage: npm run new KIND NAME\n  KIND  ${Object.keys(kinds).join(', ')}\n  NAME  lower-case words with hyphens, such as cookie-age`,
  );
  process.exit(2);
}

const { files, edits, next } = plan(name);
const taken = Object.keys(files).filter((path) => existsSync(join(root, path)));
if (taken.length > 0) {
  console.error(`${taken.join(' and ')} is there already: choose another name.`);
  process.exit(2);
}
const edited = new Map<string, string>();
for (const { file, added, apply } of edits) {
  const text = apply(edited.get(file) ?? readFileSync(join(root, file), 'utf8'));
  if (text === null) {
    console.error(`${file} no longer looks as expected; nothing was written. Add this by hand: ${added.trim()}`);
    process.exit(3);
  }
  edited.set(file, text);
}
const written = [...Object.entries(files), ...edited];
for (const [path, text] of written) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
const problems = await runTool('@biomejs/biome/bin/biome', ['check', '--write', ...written.map(([path]) => path)]);
for (const path of Object.keys(files)) console.log(`wrote  ${path}`);
for (const path of edited.keys()) console.log(`added  a line to ${path}`);
console.log(`next   ${next}`);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
