/** A fenced block of a page, with the directives of the comments before it: `<!-- test: status 1 -->`. */
export interface Example {
  /** 1-based line of the block's fence. */
  readonly line: number;
  readonly language: string;
  readonly text: string;
  readonly directives: Directives;
}

/** How the test of the documents runs an example. */
interface Directives {
  /** Expected exit status of each command; 0 by default. */
  readonly status?: string;
  /** The block is this file of the reader's folder. */
  readonly file?: string;
  /** Why the example is not run. */
  readonly skip?: string;
  /** Arguments of a `serve` that runs meanwhile; its port takes the place of 4100 in the block. */
  readonly serve?: string;
  /** Site and path of the page in which the script runs. */
  readonly page?: string;
  /** Code around the example that the reader has already. */
  readonly before?: string;
  readonly after?: string;
}

const names = ['status', 'file', 'skip', 'serve', 'page', 'before', 'after'];
const fences = /((?:^<!-- test: [\s\S]*?-->\n+)*)^(`{3,})(\S*)\n([\s\S]*?)^\2$/gm;

/** Returns the fenced blocks of a page. Throws for a directive that does not exist. */
export const examplesOf = (markdown: string): Example[] =>
  [...markdown.matchAll(fences)].map(({ 0: all, 1: comments = '', 3: language = '', 4: text = '', index }) => ({
    line: markdown.slice(0, index + all.indexOf('```', comments.length)).split('\n').length,
    language,
    text,
    directives: Object.fromEntries(
      [...comments.matchAll(/<!-- test: ([\s\S]*?)-->/g)].map(([, written = '']) => directive(written)),
    ),
  }));

function directive(written: string): [string, string] {
  const [, name = '', value = ''] = /^(\S+)\s([\s\S]*?)\s*$/.exec(written) ?? [];
  if (!names.includes(name)) throw new Error(`Unknown directive "${written.trim()}"; expected one of ${names.join(', ')}.`);
  return [name, value];
}

/** A command of an example, and the lines that it prints; null where the example shows none. */
export interface Command {
  readonly line: string;
  readonly output: readonly string[] | null;
}

/** Returns the commands of a block: those after `$ ` with their output (`console`), or one a line (`sh`). */
export function commandsOf({ language, text }: Example): Command[] {
  const whole = text.replace(/\\\n\s*/g, '');
  if (language === 'sh')
    return whole
      .split('\n')
      .map((line) => ({ line: line.replace(/(^|\s+)#.*$/, '').trim(), output: null }))
      .filter(({ line }) => line !== '');
  return whole
    .split(/^\$ /m)
    .slice(1)
    .map((part) => {
      const [line = '', ...output] = part.trimEnd().split('\n');
      return { line, output };
    });
}

/**
 * Returns a pattern for an output: `…` alone on a line stands for any lines, within a line for any text.
 * @param anyPort 4100 stands for any port
 */
export function outputPattern(lines: readonly string[], anyPort = false): RegExp {
  const parts = lines.map((line) =>
    line.trim() === '…' ? '(?:.*\\n)*?' : `${line.trimEnd().split('…').map(escapeText).join('.*')} *\\n`,
  );
  const source = `^\\s*${parts.join('')}\\s*$`;
  return new RegExp(anyPort ? source.replaceAll('4100', '\\d+') : source);
}

const escapeText = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
