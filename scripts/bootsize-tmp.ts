import { build } from 'esbuild';
import { minify } from 'oxc-minify';
import { minify as terser } from 'terser';
import { shortNames } from './build/internal-names.ts';
import { brotliCompressSync, constants } from 'node:zlib';
import { blockTable } from '/work/wt/trips/scripts/build/block-table.ts';
import { cssText } from '/work/wt/trips/scripts/build/css-text.ts';
async function size(stub?: RegExp) {
  const stubs = { name: 'stub', setup({ onLoad }: any) {
    if (!stub) return;
    onLoad({ filter: stub }, async ({ path }: any) => {
      if (path.endsWith('.css')) return { contents: 'export default ""', loader: 'js' };
      const src = (await import('node:fs')).readFileSync(path, 'utf8');
      const names = [...src.matchAll(/export (?:async )?(?:function|const|class) (\w+)/g)].map(m => m[1]);
      return { contents: names.map(n => `export const ${n} = /* @__PURE__ */ window.f;`).join('\n'), loader: 'js' };
    });
  } };
  const r = await build({ entryPoints: ['/work/wt/trips/runtime/boot/boot.ts'], bundle: true, write: false, format: 'iife', target: 'es2019', platform: 'browser', outfile: '/tmp/x/boot.js', legalComments: 'none', ...(process.env.M ? shortNames : {}), plugins: [stubs, cssText, blockTable], define: { release: "\"ABCDEF12\"", reactVersion: "\"ABCDEF13\"", runtimeVersion: "\"0.1.0\"" } });
  const m = await minify('boot.js', r.outputFiles[0].text, { module: false, compress: { target: 'es2019' }, mangle: { toplevel: true } });
  const t = await terser(m.code, { module: false, compress: JSON.parse(process.env.T || '{"passes":3}'), mangle: { toplevel: true } });
  if (!stub) (await import("node:fs")).writeFileSync("/tmp/boot-now.js", t.code!);
  return brotliCompressSync(`//# allFunctionsCalledOnLoad\n${t.code}\n`, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}
const base = await size();
console.log('base', base);
for (const s of process.argv.slice(2)) console.log(s, base - await size(new RegExp(s)));
