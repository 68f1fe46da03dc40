import type { ExitCode } from '../../fake-server/common/errors.ts';
import type { Finding } from '../../fake-server/common/findings.ts';
import type { WrittenOptions } from '../core/option-table.ts';
import type { CheckedItem } from '../validate/check/checked.ts';
import type { validateOptions } from '../validate/options.ts';
import type { Summary } from '../validate/report/reports.ts';
import { type CommandContext, decodeGiven, ioOf } from './context.ts';
import { givenTargets } from './given-targets.ts';

/** Options of `validate`, by the names of the command line in camel case. `ss-runtime validate --help` describes them. */
export interface ValidateOptions extends CommandContext, WrittenOptions<typeof validateOptions, 'api'> {}

/** Document of `validate --format json`, and the exit status of the command. */
export interface ValidateReport {
  /** Counts over all inputs. */
  readonly summary: Readonly<Summary>;
  /** Checked blocks and settings, in the order of the inputs. */
  readonly items: readonly CheckedItem[];
  /** Findings about inputs that could not be read. */
  readonly findings: readonly Finding[];
  /** 0 clean, 1 errors (with `strict` also warnings), 3 when an input could not be read. */
  readonly exitCode: ExitCode;
}

/**
 * Checks block data and cookie settings in files, folders, globs and addresses, as `ss-runtime validate` does. A text is
 * one input. Rejects with a CliError for wrong usage.
 */
export async function validate(inputs: string | readonly string[], options: ValidateOptions = {}): Promise<ValidateReport> {
  const [{ validateOptions }, { fixAndValidate }] = await Promise.all([
    import('../validate/options.ts'),
    import('../validate/fix-and-validate.ts'),
  ]);
  const decoded = await decodeGiven('validate()', validateOptions, options);
  const io = ioOf(options);
  const items: CheckedItem[] = [];
  const findings: Finding[] = [];
  const collect = () => ({
    item: (item: CheckedItem) => void items.push(item),
    finding: (finding: Finding) => void findings.push(finding),
    end: () => undefined,
  });
  const { summary, exitCode } = await fixAndValidate(givenTargets('validate()', inputs), decoded, collect, io, io.err);
  return { summary, items, findings, exitCode };
}
