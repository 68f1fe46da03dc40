import { InvalidArgumentError } from 'commander';

const auditFormats = ['pretty', 'json', 'sarif', 'junit', 'html', 'har'] as const;
export type AuditFormat = (typeof auditFormats)[number];

/** A report to write. */
export interface Output {
  readonly format: AuditFormat;
  /** null for standard output. */
  readonly file: string | null;
}

/**
 * Reads `--format NAME` and `--format NAME=FILE`, which can be repeated. Throws InvalidArgumentError for a second report on
 * standard output.
 */
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

/** Returns the reports to write. The pretty report goes to standard output unless another report does. */
export const outputsOrDefault = (outputs: readonly Output[] | undefined): readonly Output[] =>
  outputs?.some(({ file }) => file === null) ? outputs : [{ format: 'pretty', file: null }, ...(outputs ?? [])];
