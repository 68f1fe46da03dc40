// `npm run pack -- FOLDER`: packs the package into the folder. Links of its pages are addresses of the repository, whose own are
// relative.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { root } from './build/paths.ts';
import { withAddresses } from './pack/links.ts';

const [folder = '.'] = process.argv.slice(2);
const staged = mkdtempSync(join(tmpdir(), 'ss-runtime-pack-'));

const npm = (args: readonly string[], cwd: string): string =>
  execFileSync(process.platform === 'win32' ? 'npm.cmd' : 'npm', ['pack', ...args], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    stdio: ['ignore', 'pipe', 2],
  });

// `prepack` writes to standard output as well.
const listed = npm(['--dry-run', '--json'], root);
const [{ files }] = JSON.parse(listed.slice(listed.search(/^\[$/m))) as [{ files: { path: string }[] }];
for (const { path } of files) {
  const to = join(staged, path);
  mkdirSync(dirname(to), { recursive: true });
  if (path.endsWith('.md')) writeFileSync(to, withAddresses(readFileSync(join(root, path), 'utf8'), path));
  else cpSync(join(root, path), to);
}
process.stdout.write(npm(['--ignore-scripts', '--silent', '--pack-destination', resolve(folder)], staged));
rmSync(staged, { recursive: true, force: true });
