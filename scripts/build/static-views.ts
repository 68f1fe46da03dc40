import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, posix, relative, resolve, sep } from 'node:path';
import { compileFunction } from 'node:vm';
import { load } from 'cheerio';
import { build, type Plugin } from 'esbuild';
import { root } from './paths.ts';

const suffix = '?static';

/**
 * `import { view } from './Notice.tsx?static'` is the markup of the component that the file is named after, rendered by the
 * build: chunks get the view without React. The parts are the elements with `data-part`.
 */
export const staticViews: Plugin = {
  name: 'static-views',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\.tsx\?static$/ }, ({ path, resolveDir }) => ({
      path: resolve(resolveDir, path.slice(0, -suffix.length)),
      namespace: 'static-view',
    }));
    onLoad({ filter: /./, namespace: 'static-view' }, async ({ path }) => ({
      contents: `export const view = ${JSON.stringify(await renderView(path))};`,
    }));
  },
};

/** Returns the module that renders a view. Tests load it in place of the markup. */
export const staticViewModule = (path: string): string => `import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ${basename(path, '.tsx')} as View } from ${JSON.stringify(path)};
export const view = renderToStaticMarkup(createElement(View));`;

const rendered = new Map<string, Promise<string>>();

/** Returns the markup of the view in a .tsx file. Rejects for a view without one root, or with two parts of one name. */
export function renderView(path: string): Promise<string> {
  const known = rendered.get(path) ?? render(path);
  rendered.set(path, known);
  return known;
}

async function render(path: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: staticViewModule(path), resolveDir: dirname(path) },
    bundle: true,
    format: 'cjs',
    platform: 'node',
    external: ['react', 'react-dom'],
    jsx: 'automatic',
    write: false,
    logLevel: 'warning',
  });
  const module = { exports: {} as { readonly view: string } };
  compileFunction(outputFiles[0]?.text ?? '', ['require', 'module'])(createRequire(join(root, 'package.json')), module);
  const { view } = module.exports;
  checkView(relative(root, path), view);
  return view;
}

export function checkView(file: string, markup: string): void {
  const { roots, parts } = elementsOf(markup);
  if (roots.length !== 1) throw new Error(`${file} has ${roots.length} elements outside of one another, expected one root`);
  const names = parts.map(({ name }) => name);
  const twice = names.find((name, at) => names.indexOf(name) !== at || name === 'root');
  if (twice) throw new Error(`${file} has a second part ${twice}: name each data-part once; root is the outermost element`);
}

function elementsOf(markup: string) {
  const $ = load(markup, null, false);
  const tagOf = (element: unknown): string => (element as { readonly name: string }).name;
  return {
    roots: $.root().children().toArray().map(tagOf),
    parts: $('[data-part]')
      .toArray()
      .map((element) => ({ name: $(element).attr('data-part') ?? '', tag: tagOf(element) })),
  };
}

/**
 * Returns the paths from the root, sorted, of the .tsx files that the runtime imports as static views. Throws for two of one
 * name.
 */
export function viewFiles(): readonly string[] {
  const importing = /^import [^;]* from '(\.[^']*\.tsx)\?static'/gm;
  const views = new Map<string, string>();
  for (const name of readdirSync(join(root, 'runtime'), { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.ts')) continue;
    for (const [, specifier = ''] of readFileSync(join(root, 'runtime', name), 'utf8').matchAll(importing)) {
      const path = posix.join('runtime', dirname(name).split(sep).join('/'), specifier);
      const other = views.get(basename(path)) ?? path;
      if (other !== path) throw new Error(`${path} and ${other} are views of one name: rename one`);
      views.set(basename(path), path);
    }
  }
  return [...views.values()].sort();
}

/** Writes the types of all views to `.build/static-views.d.ts`, where the compiler finds them by the file's name. */
export async function writeViewTypes(): Promise<void> {
  const modules = await Promise.all(viewFiles().map(async (path) => typesOf(path, await renderView(join(root, path)))));
  mkdirSync(join(root, '.build'), { recursive: true });
  writeFileSync(join(root, '.build/static-views.d.ts'), `// Written by scripts/build/static-views.ts.\n${modules.join('')}`);
}

function typesOf(path: string, markup: string): string {
  const { roots, parts } = elementsOf(markup);
  const fields = [{ name: 'root', tag: roots[0] ?? '' }, ...parts].map(
    ({ name, tag }) => `    readonly ${name}: ${typeOf(tag)};\n`,
  );
  return (
    `declare module '*/${basename(path)}${suffix}' {\n  export const view: string & { readonly parts?: {\n${fields.join('')} ` +
    ` } };\n}\n`
  );
}

const typeOf = (tag: string): string => `${tag === 'svg' ? 'SVG' : 'HTML'}ElementTagNameMap['${tag}']`;
