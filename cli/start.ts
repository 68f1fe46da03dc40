import { existsSync, readFileSync } from 'node:fs';
import module from 'node:module';
import { fileURLToPath } from 'node:url';
import { wantsColor } from './color.ts';
import { type HelpTexts, helpColumns, quickAnswer, withoutColor } from './help/quick-answer.ts';
import { outputFlags } from './output-flags.ts';

/**
 * Runs the command line of this process. Version and help come from the texts of the build, because loading commander takes as long as
 * starting Node.js.
 */
export async function startProcess(): Promise<void> {
  const words = process.argv.slice(2);
  const texts = helpTexts();
  const columns = process.stdout.isTTY ? process.stdout.columns : helpColumns;
  const answer = texts && quickAnswer(words, texts, columns);
  if (typeof answer === 'string') {
    const facts = { env: process.env, isTerminal: process.stdout.isTTY, flag: outputFlags(words).color };
    process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
      if (code !== 'EPIPE') process.stderr.write('ss-runtime: The text cannot be written to standard output.\n');
      process.exitCode = 3;
    });
    process.stdout.write(`${wantsColor(facts) ? answer : withoutColor(answer)}\n`);
    return;
  }
  // Node.js 22.1 and newer keep the compiled code of the command line in a cache.
  (module as { enableCompileCache?: () => unknown }).enableCompileCache?.();
  const { runProcess } = await import('./main.ts');
  await runProcess();
}

function helpTexts(): HelpTexts | null {
  const path = fileURLToPath(new URL('help.json', import.meta.url));
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as HelpTexts) : null;
}
