import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { newBlock, newReactBlock } from './block.ts';
import { newCommand } from './command.ts';
import { newDesign } from './design.ts';
import { newEndpoint } from './endpoint.ts';
import type { Plan } from './plan.ts';
import { newRule } from './rule.ts';
import { newTransition } from './transition.ts';

/** The kinds of plug-ins that `npm run new` writes. */
export const kinds: Readonly<Record<string, (name: string) => Plan>> = {
  block: newBlock,
  'react-block': newReactBlock,
  command: newCommand,
  design: newDesign,
  endpoint: newEndpoint,
  rule: newRule,
  transition: newTransition,
};

export const isName = (name: string): boolean => /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name);

/** Thrown when nothing was written: the reason, and the exit status. */
export class CannotGenerate extends Error {
  readonly status: 2 | 3;

  constructor(message: string, status: 2 | 3) {
    super(message);
    this.status = status;
  }
}

/** Writes a plan's files and registry lines below `root`. Returns their paths. Throws `CannotGenerate` and writes nothing if one of them cannot be written. */
export function writePlan({ files, edits }: Plan, root: string): { readonly written: string[]; readonly edited: string[] } {
  const taken = Object.keys(files).filter((path) => existsSync(join(root, path)));
  if (taken.length > 0) throw new CannotGenerate(`${taken.join(' and ')} already exists: choose another name.`, 2);
  const edited = new Map<string, string>();
  for (const { file, added, apply } of edits) {
    const text = apply(edited.get(file) ?? readFileSync(join(root, file), 'utf8'));
    if (text === null)
      throw new CannotGenerate(`${file} no longer looks as expected; nothing was written. Add this by hand: ${added.trim()}`, 3);
    edited.set(file, text);
  }
  for (const [path, text] of [...Object.entries(files), ...edited]) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return { written: Object.keys(files), edited: [...edited.keys()] };
}
