import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type BuildOptions, build, type Metafile, type Plugin } from 'esbuild';
import { root } from './paths.ts';

/** Modules of React that chunks import. */
const modules = ['react', 'react-dom/client', 'react/jsx-runtime'];
const filter = /^(react|react-dom\/client|react\/jsx-runtime)$/;

export interface ReactFile {
  /** Last part of the file's name, from its contents: releases with the same React share the file in browsers' caches. */
  readonly version: string;
  readonly metafile: Metafile;
  /** Lets chunks import this file, which a page fetches at the same time as the chunk. */
  readonly asImport: Plugin;
}

/** Builds the one file of React, `react-<version>.js` in `folder`. It exports every name of the modules, because they are not ES modules. */
export async function buildReactFile(folder: string, options: BuildOptions): Promise<ReactFile> {
  const require = createRequire(join(root, 'package.json'));
  const exported = new Set<string>();
  const lines = modules.map((name) => {
    const fresh = Object.keys(require(name) as object).filter((each) => /^[a-z]\w*$/i.test(each) && !exported.has(each));
    for (const each of fresh) exported.add(each);
    return `export { ${fresh.join()} } from ${JSON.stringify(name)};`;
  });
  const make = (outfile: string, write: boolean) =>
    build({
      ...options,
      stdin: { contents: lines.join('\n'), resolveDir: root },
      outfile,
      format: 'esm',
      write,
      metafile: true,
    });
  const draft = await make(join(folder, 'react.js'), false);
  const hash = createHash('sha256');
  for (const { path, contents } of draft.outputFiles ?? []) if (path.endsWith('.js')) hash.update(contents);
  const version = hash.digest('hex').slice(0, 8).toUpperCase();
  const { metafile } = await make(join(folder, `react-${version}.js`), true);
  return { version, metafile, asImport: importOf(`./react-${version}.js`) };
}

const importOf = (path: string): Plugin => ({
  name: 'react-file',
  setup({ onResolve }) {
    onResolve({ filter }, () => ({ path, external: true }));
  },
});
