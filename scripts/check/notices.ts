import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { foreignDir, readPackage } from '../build/foreign-code.ts';
import { noticeHeading, noticesFile, readForeignCode } from '../build/notices.ts';
import { outDir, root } from '../build/paths.ts';

/** Folders of `.build/` with files that are not shipped, or that are copies of listed ones; those of benches are not either. */
const notBuilt = ['declarations', 'foreign', 'scripts', 'types'];

/**
 * Checks that THIRD-PARTY-NOTICES.md has each package that a built file contains, that each part of the build lists its packages,
 * and that each file for browsers with code of others says so. Needs a finished build.
 */
export async function checkNotices(): Promise<readonly string[]> {
  if (!existsSync(noticesFile) || !existsSync(foreignDir)) return [`${noticesFile} is missing: run \`npm run build\` first`];
  const notices = await readFile(noticesFile, 'utf8');
  const problems: string[] = [];
  const parts = readdirSync(outDir(''), { withFileTypes: true }).filter(
    (part) => part.isDirectory() && !notBuilt.includes(part.name) && !/^bench\b/.test(part.name),
  );
  for (const { name } of parts) {
    const files = readdirSync(outDir(name), { recursive: true, encoding: 'utf8' });
    if (
      !name.startsWith('map-data') &&
      files.some((file) => file.endsWith('.js')) &&
      !existsSync(join(foreignDir, `${name}.json`))
    )
      problems.push(`.build/${name} does not list its packages: call recordForeignCode in scripts/build/ after building it`);
  }
  for (const [path, packages] of Object.entries(await readForeignCode())) {
    const text = await readFile(join(root, path), 'utf8').catch(() => null);
    if (text === null) problems.push(`${path} is listed and does not exist: run \`npm run build\``);
    else if (!path.startsWith('.build/cli/') && !text.includes('/*! Contains '))
      problems.push(`${path} contains ${packages.join(', ')} without a licence line: call recordForeignCode when it is complete`);
    for (const packagePath of packages) {
      const { name, version } = await readPackage(packagePath);
      if (!notices.includes(`${noticeHeading(name, version)}\n`))
        problems.push(`THIRD-PARTY-NOTICES.md lacks ${name} ${version}, which ${path} contains: run \`npm run build\``);
    }
  }
  return problems;
}
