import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type BuildOptions, build, type Metafile, type Plugin } from 'esbuild';
import { root } from './paths.ts';

/** Modules of React that chunks import. */
const modules = ['react', 'react-dom/client', 'react/jsx-runtime'];
const filter = /^(react|react-dom\/client|react\/jsx-runtime)$/;

export interface ReactFile {
  /** The code of the file. */
  readonly contents: string;
  /** Writes the file `react-<release>.js` and returns its metafile. */
  write(release: string): Promise<Metafile>;
  /** Lets chunks import the file, which a page fetches at the same time as the chunk. */
  asImport(release: string): Plugin;
}

/** Builds the one file of React in `folder`. It exports every name of the modules, because they are not ES modules. */
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
  return {
    contents: draft.outputFiles?.find(({ path }) => path.endsWith('.js'))?.text ?? '',
    write: async (release) => (await make(join(folder, `react-${release}.js`), true)).metafile,
    asImport: (release) => importOf(`./react-${release}.js`),
  };
}

const importOf = (path: string): Plugin => ({
  name: 'react-file',
  setup({ onResolve }) {
    onResolve({ filter }, () => ({ path, external: true }));
  },
});
