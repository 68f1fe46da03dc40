import { existsSync, readFileSync } from 'node:fs';
import module from 'node:module';
import { fileURLToPath } from 'node:url';
import { wantsColor } from './core/color.ts';
import { outputTo, unwritten } from './core/write-out.ts';
import {
  type ConstantOutputs,
  constantOutput,
  type HelpTexts,
  helpColumns,
  quickAnswer,
  withoutColor,
} from './help/quick-answer.ts';
import { readOutputFlags } from './program/read-output-flags.mjs';

/**
 * Runs the command line of this process. Version, help and constant outputs come from the texts of the build, because loading
 * commander takes as long as starting Node.js.
 */
export async function startProcess(): Promise<void> {
  const words = process.argv.slice(2);
  const texts = readBuilt<HelpTexts>('help.json');
  const columns = process.stdout.isTTY ? process.stdout.columns : helpColumns;
  const readOutputs = () => readBuilt<ConstantOutputs>('constant-outputs.json') ?? {};
  const answer = texts && (quickAnswer(words, texts, columns) ?? constantOutput(words, texts, readOutputs));
  if (typeof answer === 'string') {
    const facts = { env: process.env, isTerminal: process.stdout.isTTY, flag: readOutputFlags(words).color };
    const onError = (error: unknown) => {
      process.exitCode = 3;
      if ((error as NodeJS.ErrnoException).code !== 'EPIPE') process.stderr.write(`ss-runtime: ${unwritten(error)}\n`);
    };
    process.stdout.on('error', onError);
    try {
      outputTo(process.stdout)(`${wantsColor(facts) ? answer : withoutColor(answer)}\n`);
    } catch (error) {
      onError(error);
    }
    return;
  }
  // Node.js 22.1 and newer keep the compiled code of the command line in a cache.
  (module as { enableCompileCache?: () => unknown }).enableCompileCache?.();
  const { runProcess } = await import('./main.ts');
  await runProcess();
}

/** Returns the content of a JSON file that the build writes; null when it does not exist, as while the build runs. */
function readBuilt<Content>(name: string): Content | null {
  const path = fileURLToPath(new URL(name, import.meta.url));
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Content) : null;
}
