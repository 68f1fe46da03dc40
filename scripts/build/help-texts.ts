import { Chalk } from 'chalk';
import { commands } from '../../cli/commands/index.ts';
import { type ConstantOutputs, type HelpTexts, helpColumns } from '../../cli/help/quick-answer.ts';
import type { Io } from '../../cli/io.ts';
import { run } from '../../cli/main.ts';
import { createProgram } from '../../cli/program.ts';

/** Returns the version, and commander's help of every command in colour. The build stores them. */
export async function helpTexts(): Promise<HelpTexts> {
  const names = ['', ...commands.map(({ name }) => name)];
  const help = await Promise.all(
    names.map(async (name) => [name, await textOf(name === '' ? ['--help'] : [name, '--help'])] as const),
  );
  const constant = commands.filter(({ constantLines = [] }) => constantLines.length > 0).map(({ name }) => name);
  return { version: await textOf(['--version']), help: Object.fromEntries(help), constant };
}

/** Returns the outputs of all constant command lines. The build stores them. */
export async function constantOutputs(): Promise<ConstantOutputs> {
  const lines = commands.flatMap(({ constantLines = [] }) => constantLines);
  const outputs = lines.map(async (line) => {
    const printed: string[] = [];
    await run(line.split(' '), { ...silentIo, out: (text) => void printed.push(text) });
    return [line, printed.join('\n')] as const;
  });
  return Object.fromEntries(await Promise.all(outputs));
}

/** Returns the text that commander prints for a command line. */
async function textOf(argv: readonly string[]): Promise<string> {
  const texts: string[] = [];
  const program = await createProgram({ argv, trailing: null }, silentIo, {
    text: (text) => void texts.push(text),
    done: ignore,
    begin: ignore,
  });
  // Commander throws after a help, because it may not end the process.
  await program.parseAsync([...argv], { from: 'user' }).catch(ignore);
  return texts.join('\n');
}

const ignore = () => {};
const silentIo: Io = {
  out: ignore,
  command: ignore,
  err: ignore,
  note: ignore,
  detail: ignore,
  progress: ignore,
  stdin: (async function* () {})(),
  paintOut: new Chalk({ level: 1 }),
  paintErr: new Chalk({ level: 1 }),
  columns: helpColumns,
  wrapAt: helpColumns,
  isVerbose: false,
  env: {},
  cwd: '.',
  stopped: new AbortController().signal,
};
