import { isFields } from '../../runtime/contract/read.ts';
import { didYouMean } from '../core/closest.ts';
import type { ValueKind } from '../core/option-table.ts';

const auditFormats = ['pretty', 'json', 'sarif', 'junit', 'html', 'har', 'pdf'] as const;
export type AuditFormat = (typeof auditFormats)[number];

/** A report to write. */
export interface Output {
  readonly format: AuditFormat;
  /** null for standard output. */
  readonly file: string | null;
}

/** Reports as a config file or a program names them: `'json'`, `['json', 'sarif=audit.sarif']`, `{ sarif: 'audit.sarif' }`. */
export type WrittenOutputs = AuditFormat | readonly string[] | Readonly<Partial<Record<AuditFormat, string>>>;

/** Reads `NAME` and `NAME=FILE`, which can be repeated. At most one report goes to standard output. */
export const outputs: ValueKind<readonly Output[], WrittenOutputs> = {
  words: auditFormats,
  hasParts: true,
  fromText: (text, before) => [...(Array.isArray(before) ? before : []), text],
  schema: (z) =>
    z
      .custom<WrittenOutputs>((value) => Array.isArray(value) || isFields(value), { error: 'Expected formats.' })
      .transform((written, { addIssue }) => {
        const texts = isFields(written) ? Object.entries(written).map(([name, file]) => `${name}=${file}`) : written;
        const read = [...texts].map(readOutput);
        const onScreen = read.filter((output) => typeof output !== 'string' && output.file === null);
        const problem = read.find((output) => typeof output === 'string') ?? (onScreen.length > 1 ? onlyOne : undefined);
        if (problem !== undefined) addIssue(problem);
        return read.filter((output) => typeof output !== 'string');
      }),
};

const onlyOne = 'Only one report can go to standard output; give the others a file: --format sarif=FILE.';

/** Reads one report. Returns a sentence with the expectation for another text. */
function readOutput(text: unknown): Output | string {
  const [name = '', ...rest] = String(text).split('=');
  const format = auditFormats.find((known) => known === name);
  if (!format) return `Expected one of: ${auditFormats.join(', ')}, or one of them with =FILE.${didYouMean(name, auditFormats)}`;
  const file = rest.length > 0 ? rest.join('=') : null;
  if (format === 'pdf' && file === null) return 'A PDF needs a file: --format pdf=FILE.';
  return file === '' ? `Expected a file name after ${format}=.` : { format, file };
}

/** Whether a report shows pictures of the pages. */
export const showPictures = (outputs: readonly Output[]): boolean =>
  outputs.some(({ format }) => format === 'html' || format === 'pdf');

/** Returns the reports to write. The pretty report goes to standard output unless another report does. */
export const outputsOrDefault = (outputs: readonly Output[] | undefined): readonly Output[] =>
  outputs?.some(({ file }) => file === null) ? outputs : [{ format: 'pretty', file: null }, ...(outputs ?? [])];
