// CPU time of command lines as an installed package runs them, as a ratio to an empty Node.js program:
// `npm run bench -- start-up [rounds]`. Exit status 1 if help or version exceed their limit.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { digits, median, printTable, ratio } from './parts/table.ts';
import { galleryData } from './published/blocks.ts';
import { publishedPage } from './published/page.ts';

const rounds = Number(process.argv[2] ?? 15);
const maxHelpRatio = 1.35;
const limited = ['--version', '--help', 'audit --help', 'help audit'];
const lines = [...limited, 'endpoints', 'completion bash', 'schema form', 'validate one.json', 'validate one.html'];
/** Command lines of a clone, whose launcher looks for newer sources first. */
const linesOfClone = ['--help', 'validate one.json'];

/** Copies the files that start the command line, without the sources beside them, which a clone checks first. */
function installedCopy(folder: string): string {
  const home = join(folder, 'node_modules', 'ss-runtime');
  for (const path of ['cli/bin.mjs', 'cli/program/read-output-flags.mjs', '.build/cli', 'package.json', 'fixtures/sites'])
    cpSync(path, join(home, path), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(home, 'node_modules'));
  return join(home, 'cli', 'bin.mjs');
}

/**
 * Returns the CPU time of a program in milliseconds, user and system, from the shell that starts it. Throws an Error if it fails.
 */
function cpuMs(cwd: string, program: string, words: readonly string[]): number {
  const script = 'program=$1; shift; "$0" "$program" "$@" >/dev/null || exit 1; times';
  const { stdout, stderr, status } = spawnSync('sh', ['-c', script, process.execPath, program, ...words], {
    cwd,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${[program, ...words].join(' ')} ended with status ${status}: ${stderr}`);
  const [user = '', system = ''] = (stdout.trim().split('\n').at(-1) ?? '').split(' ');
  return (seconds(user) + seconds(system)) * 1000;
}

/** Reads a time of the shell, such as `0m0.12s`. */
const seconds = (text: string): number => {
  const [minutes = '0', rest = '0'] = text.replace('s', '').split('m');
  return Number(minutes) * 60 + Number(rest);
};

const folder = mkdtempSync(join(tmpdir(), 'ss-runtime-start-up-'));
try {
  mkdirSync(join(folder, 'node_modules'));
  const empty = join(folder, 'empty.cjs');
  writeFileSync(empty, '');
  writeFileSync(join(folder, 'one.json'), JSON.stringify(galleryData(0)));
  writeFileSync(join(folder, 'one.html'), publishedPage({ sections: 1, blocksPerSection: 6, contextBytes: 30_000 }));
  const installed = installedCopy(folder);
  const clone = resolve('cli/bin.mjs');
  const rows = [
    ...lines.map((line) => ({ line, program: installed, name: `\`${line}\`` })),
    ...linesOfClone.map((line) => ({ line, program: clone, name: `\`${line}\`, in a clone` })),
  ].map((row) => ({ ...row, times: [] as number[] }));
  const floors: number[] = [];
  for (let round = 0; round < rounds; round++) {
    floors.push(cpuMs(folder, empty, []));
    for (const { program, line, times } of rows) times.push(cpuMs(folder, program, line.split(' ')));
  }
  printTable(
    ['command line', 'CPU / empty program'],
    rows.map(({ name, times }) => [name, digits(ratio(times, floors), 2)]),
  );
  process.stdout.write(`\nAn empty program takes ${digits(median(floors), 0)} ms; medians of ${rounds} rounds.\n`);
  process.exitCode = rows.slice(0, limited.length).every(({ times }) => ratio(times, floors) <= maxHelpRatio) ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
