import { dirname, join } from 'node:path';
import { compileFunction } from 'node:vm';
import { build, type Plugin } from 'esbuild';
import type { EndpointRow } from '../../runtime/contract/endpoints.ts';
import { root } from './paths.ts';

/** Tables of constants, from which the bundler could not pick the rows and fields that a script uses. */
const tables = ['runtime/blocks.ts', 'runtime/contract/gallery/design-table.ts', 'runtime/contract/endpoints.ts'] as const;
type Table = (typeof tables)[number];

/** Fields of calls that no code of the browser reads. */
const nodeFields: readonly string[] = ['name', 'nestedJson', 'onFailure', 'reference'] satisfies readonly (keyof EndpointRow)[];

/** A stand-in for an import of the table: it may be the value of a field, but the table may not read from it. */
class Reference {
  readonly name: string;
  readonly from: string;

  constructor(name: string, from: string) {
    this.name = name;
    this.from = from;
  }

  toString(): never {
    throw new Error(`A table uses ${this.name} of ${this.from} as text: write the text in the table instead.`);
  }
}

/** Replaces the tables by their constants as literals, of which the bundler keeps those that a script uses. */
export const foldedTables: Plugin = {
  name: 'folded-tables',
  setup({ onLoad }) {
    const folded = new Map<string, Promise<string>>();
    onLoad({ filter: /(blocks|design-table|endpoints)\.ts$/ }, async ({ path }) => {
      const table = tables.find((each) => join(root, each) === path);
      if (!table) return undefined;
      const code = folded.get(table) ?? foldTable(table);
      folded.set(table, code);
      return { contents: await code, loader: 'js', resolveDir: dirname(path) };
    });
  },
};

/** Returns the code of the module that replaces a table. */
export async function foldTable(table: Table): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(root, table)],
    bundle: true,
    format: 'cjs',
    platform: 'node',
    write: false,
    logLevel: 'warning',
    plugins: [externalImports],
  });
  return printConstants(evaluate(outputFiles[0]?.text ?? ''), table.endsWith('endpoints.ts') ? nodeFields : []);
}

const externalImports: Plugin = {
  name: 'external-imports',
  setup({ onResolve }) {
    onResolve({ filter: /./ }, ({ path, kind }) => (kind === 'entry-point' ? undefined : { path, external: true }));
  },
};

function evaluate(code: string): Readonly<Record<string, unknown>> {
  const referencesOf = (from: string) =>
    new Proxy({}, { get: (_target, name) => (typeof name === 'string' ? new Reference(name, from) : undefined) });
  const module = { exports: {} };
  compileFunction(code, ['require', 'module'])(referencesOf, module);
  return module.exports;
}

/**
 * Returns the code of a module with these constants and the imports that they use. Throws for a function that is written in a
 * row.
 * @param omitted names of fields that are left out
 */
export function printConstants(constants: Readonly<Record<string, unknown>>, omitted: readonly string[] = []): string {
  const imports: string[] = [];
  const print = (value: unknown): string => {
    if (value instanceof Reference) {
      const local = `reference${imports.length}`;
      imports.push(`import { ${value.name} as ${local} } from ${JSON.stringify(value.from)};`);
      return local;
    }
    if (Array.isArray(value)) return `[${value.map(print).join()}]`;
    if (typeof value === 'function')
      throw new Error(`A table holds the function ${value.name || value}: move it into its feature and import it.`);
    if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
    const fields = Object.entries(value).filter(([name]) => !omitted.includes(name));
    return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${print(field)}`)}}`;
  };
  const lines = Object.entries(constants).map(([name, value]) => `export const ${name} = ${print(value)};`);
  return [...imports, ...lines].join('\n');
}
