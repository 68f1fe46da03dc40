import { expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { readSource, sourceFiles } from '../../scripts/check/sources.ts';

test('decisions.md gives the reason for each package that one file of the product names', () => {
  const texts = sourceFiles('cli', 'fake-server').map(readSource);
  const names = Object.keys({ ...packageJson.dependencies, ...packageJson.devDependencies, ...packageJson.peerDependencies });
  const ofOneFile = names.filter(
    (name) => texts.filter((text) => text.includes(`'${name}'`) || text.includes(`'${name}/`)).length === 1,
  );
  expect(ofOneFile).toContain('uqr');
  const reasons = readSource('.github/docs/decisions.md');
  expect(ofOneFile.filter((name) => !reasons.includes(`\`${name}\``))).toEqual([]);
});
