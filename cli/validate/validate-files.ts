import { CliError, type ExitCode } from '../../fake-server/common/errors.ts';
import type { Io } from '../io.ts';
import { fixAndValidate } from './fix-and-validate.ts';
import type { DecodedValidateOptions } from './options.ts';
import { reports } from './report/reports.ts';

/** Runs `ss-runtime validate`: prints the report in its format, with `--watch` again after each change. Throws CliError. */
export async function validateFiles(inputs: readonly string[], options: DecodedValidateOptions, io: Io): Promise<ExitCode> {
  const { format, watch, groupBy } = options;
  // Standard output contains the document only.
  const print = format === 'pretty' ? io.out : io.err;
  const check = async () => (await fixAndValidate(inputs, options, () => reports[format](io, groupBy), io, print)).exitCode;
  if (!watch) return check();
  const refused = (message: string) => new CliError(message, 'usage');
  if (options.fix) throw refused('--fix cannot be combined with --watch: it would write into files that are being edited.');
  if (inputs.includes('-')) throw refused('--watch needs files: standard input is read once.');
  if (format === 'json' || format === 'sarif')
    throw refused('--watch needs --format pretty or github: a document ends with its check.');
  const { watchInputs } = await import('./watch-inputs.ts');
  return watchInputs(inputs, check, io);
}
