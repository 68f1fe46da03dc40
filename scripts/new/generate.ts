import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { newBlock, newReactBlock } from './block.ts';
import { newCommand } from './command.ts';
import { newDesign } from './design.ts';
import { newDialog } from './dialog.ts';
import { newEndpoint } from './endpoint.ts';
import { newField } from './field.ts';
import { newPage } from './page.ts';
import type { Plan } from './plan.ts';
import { newRule } from './rule.ts';
import { newTransition } from './transition.ts';
import { newView } from './view.ts';

export interface Kind {
  /** The thing with its article, for the guide. */
  readonly adds: string;
  /** Arguments of the guide's example: the name, for pages and views after that of the site or the feature. */
  readonly example: readonly [string] | readonly [string, string];
  readonly plan: (...names: readonly [string, string]) => Plan;
}

/** What `npm run new` writes. The guide's table is made of these rows. */
export const kinds: Readonly<Record<string, Kind>> = {
  block: { adds: 'a block', example: ['tour-list'], plan: newBlock },
  'react-block': { adds: 'a block that React draws', example: ['tour-map'], plan: newReactBlock },
  view: { adds: 'a view that the build renders', example: ['bars', 'late-note'], plan: newView },
  dialog: { adds: 'a dialog that React draws', example: ['gift-card'], plan: newDialog },
  design: { adds: 'a gallery design', example: ['spiral'], plan: newDesign },
  transition: { adds: 'a transition', example: ['cube'], plan: newTransition },
  field: { adds: 'a type of form field', example: ['colour'], plan: newField },
  endpoint: { adds: 'an endpoint', example: ['gift-note'], plan: newEndpoint },
  rule: { adds: 'an audit rule', example: ['cookie-size'], plan: newRule },
  command: { adds: 'a command', example: ['convert'], plan: newCommand },
  page: { adds: 'a page of a fixture site', example: ['clean', 'tides'], plan: newPage },
};

export const isName = (name: string): boolean => /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name);

/** Returns the guide's table: what each kind writes, and the steps that its generator prints. */
export function guideTable(): readonly string[] {
  const cell = (text: string) => text.replaceAll('|', '\\|');
  return [
    '| to add | command | it writes | next |',
    '|---|---|---|---|',
    ...Object.entries(kinds).map(([kind, { adds, example, plan }]) => {
      const { files, edits, next } = planOf(plan, example);
      const tables = [...new Set(edits.map(({ file }) => file))];
      const writes = [...Object.keys(files), ...tables.map((file) => `lines in ${file}`)];
      return `| ${adds} | \`npm run new ${kind} ${example.join(' ')}\` | ${cell(writes.join(', '))} | ${cell(next)} |`;
    }),
  ];
}

export const planOf = (plan: Kind['plan'], [first, second = first]: readonly string[]): Plan => plan(first ?? '', second ?? '');

/** Thrown when nothing was written: the reason, and the exit status. */
export class CannotGenerate extends Error {
  readonly status: 2 | 3;

  constructor(message: string, status: 2 | 3) {
    super(message);
    this.status = status;
  }
}

/**
 * Writes a plan's files and registry lines below `root`. Returns their paths. Throws `CannotGenerate` and writes nothing if one
 * of them cannot be written.
 */
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
