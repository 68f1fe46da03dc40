import { InvalidArgumentError } from 'commander';

const auditFormats = ['pretty', 'json', 'sarif', 'junit', 'html', 'har'] as const;
export type AuditFormat = (typeof auditFormats)[number];

/** One report to write; without a file it goes to standard output. */
export interface Output {
  readonly format: AuditFormat;
  readonly file: string | null;
}

/** Reads `--format NAME` and `--format NAME=FILE`, repeatable; a second report for standard output is a usage error. */
export function parseOutput(text: string, before: readonly Output[] = []): readonly Output[] {
  const [name = '', ...rest] = text.split('=');
  const format = auditFormats.find((known) => known === name);
  if (!format) throw new InvalidArgumentError(`Expected one of: ${auditFormats.join(', ')}, or one of them with =FILE.`);
  const file = rest.length > 0 ? rest.join('=') : null;
  if (file === '') throw new InvalidArgumentError(`Expected a file name after ${format}=.`);
  if (file === null && before.some((output) => output.file === null)) {
    throw new InvalidArgumentError('Only one report can go to standard output; give the others a file: --format sarif=FILE.');
  }
  return [...before, { format, file }];
}

/** The reports to write: people get the pretty one on standard output, unless another goes there. */
export const outputsOrDefault = (outputs: readonly Output[] | undefined): readonly Output[] =>
  outputs?.some(({ file }) => file === null) ? outputs : [{ format: 'pretty', file: null }, ...(outputs ?? [])];
