// `npm run repository`, after `repository.url` of package.json was changed: writes the new name wherever the old one stands.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './build/paths.ts';
import { readSource, trackedFiles } from './check/sources.ts';
import { repositoryName, withRepository } from './repository/rename.ts';

const { repository, homepage } = JSON.parse(readSource('package.json')) as { repository: { url: string }; homepage: string };
const [from, to] = [repositoryName(homepage), repositoryName(repository.url)];
if (!from || !to) {
  console.error('package.json needs a repository.url and a homepage on GitHub: https://github.com/OWNER/NAME');
  process.exit(2);
}
for (const path of trackedFiles(/^(?!fixtures\/sites\/).*\.(md|yml|json)$/)) {
  const text = readSource(path);
  const changed = withRepository(text, from, to);
  if (changed === text) continue;
  writeFileSync(join(root, path), changed);
  console.log(`${path}: ${from} → ${to}`);
}
