import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { factModules } from '../../../scripts/build/fact-modules.ts';

test('a built module of facts holds its rows and reads no table', async () => {
  const { outputFiles, metafile } = await build({
    stdin: {
      contents: `export { ownerFacts } from './party-facts.ts'; export { seatOf } from './provider-seats.ts';
        export { bannerMakes } from '../banner-words/makes.ts';`,
      resolveDir: 'cli/audit/parties',
    },
    bundle: true,
    format: 'esm',
    platform: 'node',
    write: false,
    metafile: true,
    plugins: [factModules],
  });
  expect(
    Object.keys(metafile.inputs)
      .filter((path) => path.includes('cli/audit'))
      .sort(),
  ).toEqual(['cli/audit/banner-words/makes.ts', 'cli/audit/parties/party-facts.ts', 'cli/audit/parties/provider-seats.ts']);
  const built = await import(`data:text/javascript,${encodeURIComponent(outputFiles[0]?.text ?? '')}`);
  expect(built.seatOf('Google Ads')).toBe('United States');
  expect(built.ownerFacts).toContainEqual({ address: 'clarity.ms', owner: 'Microsoft Clarity', kind: 'session-recording' });
  expect(built.bannerMakes).toContainEqual({ name: 'Didomi', selector: '#didomi-host,#didomi-popup,#didomi-notice' });
});
