import { CliError, type ExitCode } from '../../fake-server/common/errors.ts';
import type { Io } from '../io.ts';
import type { DecodedValidateOptions } from './options.ts';
import { isExclusion } from './read/exclusions.ts';
import { isAddress } from './read/input.ts';
import type { Report } from './report/reports.ts';
import type { CheckResult } from './report/tally.ts';
import { validate } from './validate.ts';

/**
 * Validates every input, with `fix` after the fixes, of which `print` receives each. The report is created after them. Throws
 * CliError for options that cannot be combined.
 */
export async function fixAndValidate(
  inputs: readonly string[],
  options: Omit<DecodedValidateOptions, 'format' | 'watch'>,
  createReport: () => Report,
  io: Io,
  print: (line: string) => void,
): Promise<CheckResult> {
  if (inputs.every((input) => isExclusion(input, io.cwd)))
    throw new CliError(`${inputs.join(' ')} leaves files out; name inputs as well, such as \`.\`.`, 'usage');
  const { fix = false, dryRun = false, kind } = options;
  if (dryRun && !fix) throw new CliError('--dry-run needs --fix: a check writes nothing.', 'usage');
  if (!fix) return validate(inputs, options, createReport(), io);
  const remote = inputs.find((input) => input === '-' || isAddress(input));
  if (remote !== undefined) throw new CliError(`--fix needs files that it can write: ${remote} is not a file.`, 'usage');
  const { fixInputs } = await import('./fix/fix-inputs.ts');
  const fixed = await fixInputs(inputs, { kind, dryRun, near: fix === 'near' }, io, print);
  const checked = await validate(inputs, options, createReport(), io);
  return { ...checked, exitCode: Math.max(fixed, checked.exitCode) as ExitCode };
}
