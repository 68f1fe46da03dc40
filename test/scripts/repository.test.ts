import { expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { readSource, trackedFiles } from '../../scripts/check/sources.ts';
import { repositoryName, withRepository } from '../../scripts/repository/rename.ts';

const own = repositoryName(packageJson.repository.url);

test('homepage, issues and every link to this repository name the repository of package.json', () => {
  expect(own).toMatch(/^[\w-]+\/[\w.-]+$/);
  expect(packageJson.homepage).toBe(`https://github.com/${own}#readme`);
  expect(packageJson.bugs).toBe(`https://github.com/${own}/issues`);
  const name = own?.split('/')[1];
  const links = trackedFiles(/^(?!fixtures\/sites).*\.(md|yml)$/).flatMap((file) =>
    [...readSource(file).matchAll(/(?:github|githubusercontent)\.com\/([\w-]+\/[\w.-]+)|uses: ([\w-]+\/[\w.-]+)/g)]
      .map(([, link, action]) => (link ?? action ?? '').replace(/\.git$/, ''))
      .filter((link) => link.endsWith(`/${name}`) && link !== own)
      .map((link) => `${file}: ${link}`),
  );
  expect(links).toEqual([]);
});

test('`npm run repository` changes links, raw files and names of actions, and no other repository', () => {
  const text = [
    'https://github.com/ss-runtime/ss-runtime#readme git+https://github.com/ss-runtime/ss-runtime.git',
    'https://raw.githubusercontent.com/ss-runtime/ss-runtime/main/a.png',
    'uses: ss-runtime/ss-runtime/.github/actions/audit@v0',
    'https://github.com/ss-runtime/ss-runtime-more import ss-runtime/testing',
  ].join('\n');
  expect(withRepository(text, 'ss-runtime/ss-runtime', 'tide/mill').split('\n')).toEqual([
    'https://github.com/tide/mill#readme git+https://github.com/tide/mill.git',
    'https://raw.githubusercontent.com/tide/mill/main/a.png',
    'uses: tide/mill/.github/actions/audit@v0',
    'https://github.com/ss-runtime/ss-runtime-more import ss-runtime/testing',
  ]);
});
