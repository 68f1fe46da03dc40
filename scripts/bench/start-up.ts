// CPU time of command lines as an installed package runs them, as a ratio to an empty Node.js program:
// `node scripts/run.mjs scripts/bench/start-up.ts [rounds]`. Exit status 1 if help or version exceed their limit.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { digits, median, printTable, ratio } from './table.ts';

const rounds = Number(process.argv[2] ?? 15);
const maxHelpRatio = 1.35;
const lines = ['--version', '--help', 'audit --help', 'help audit', 'endpoints', 'completion bash', 'schema form'];

/** Copies the files that start the command line, without the sources beside them, which a clone checks first. */
function installedCopy(folder: string): string {
  const home = join(folder, 'node_modules', 'ss-runtime');
  for (const path of ['cli/bin.mjs', '.build/cli', 'package.json', 'fixtures/sites'])
    cpSync(path, join(home, path), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(home, 'node_modules'));
  return join(home, 'cli', 'bin.mjs');
}

/** Returns the CPU time of a program in milliseconds, user and system, from the shell that starts it. */
function cpuMs(program: string, words: readonly string[]): number {
  const script = 'program=$1; shift; "$0" "$program" "$@" >/dev/null; times';
  const { stdout } = spawnSync('sh', ['-c', script, process.execPath, program, ...words], { encoding: 'utf8' });
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
  const program = installedCopy(folder);
  const empty = join(folder, 'empty.cjs');
  writeFileSync(empty, '');
  const floors: number[] = [];
  const times = lines.map((): number[] => []);
  for (let round = 0; round < rounds; round++) {
    floors.push(cpuMs(empty, []));
    for (const [index, line] of lines.entries()) times[index]?.push(cpuMs(program, line.split(' ')));
  }
  const ratios = times.map((values) => ratio(values, floors));
  printTable(
    ['command line', 'CPU / empty program'],
    [...lines.map((line, index) => [`\`${line}\``, digits(ratios[index] ?? Number.NaN, 2)])],
  );
  process.stdout.write(`\nAn empty program takes ${digits(median(floors), 0)} ms; medians of ${rounds} rounds.\n`);
  process.exitCode = ratios.slice(0, 4).every((value) => value <= maxHelpRatio) ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
