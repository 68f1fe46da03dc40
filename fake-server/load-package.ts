import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { packageRoot } from './root.ts';

/**
 * Packages that synchronous code loads when it first needs them. The build makes one file of each, which the package ships in
 * their place.
 */
interface LatePackages {
  'cheerio/slim': typeof import('cheerio/slim');
  'third-party-web/nostats-subset': typeof import('third-party-web/nostats-subset');
  '@iabtcf/core': Pick<typeof import('@iabtcf/core'), 'TCString'>;
  ignore: typeof import('ignore');
}

const require = createRequire(import.meta.url);

/** Returns a package, which is loaded with the first call: in a clone that is not built yet, from `node_modules`. */
export function loadPackage<Name extends keyof LatePackages>(name: Name): LatePackages[Name] {
  const file = join(packageRoot, '.build', 'cli', 'packages', latePackageFile(name));
  return require(existsSync(file) ? file : name) as LatePackages[Name];
}

/** File name of a package that is loaded late. */
export const latePackageFile = (name: string): string => `${name.replace(/\W+/g, '-').replace(/^-/, '')}.cjs`;
