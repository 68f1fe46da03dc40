import { defineCommand } from '../command.ts';
import { CliError, type ExitCode, exitCodes } from '../errors.ts';
import { integer, oneOf } from '../options.ts';
import { isAddress } from '../validate/input/input.ts';
import type { ValidateOptions } from '../validate/validate.ts';

interface ValidateCommandOptions extends ValidateOptions {
  readonly watch?: true;
  readonly fix?: true;
  readonly dryRun?: true;
}

const maxMaxFindings = 1_000_000;

/** `ss-runtime validate`: checks gallery blocks, cookie settings, forms and products in files and pages. */
export const validate = defineCommand<ValidateCommandOptions>({
  name: 'validate',
  summary: 'check gallery block data, cookie settings, forms and products in pages, JSON and NDJSON',
  declare: (command) =>
    command
      .argument('<input...>', 'JSON, NDJSON or HTML files, folders of them, globs, URLs, or - for standard input')
      .option(
        '--kind <kind>',
        'what to look for: auto, gallery, cookie-banner, form or product',
        oneOf(['auto', 'gallery', 'cookie-banner', 'form', 'product'] as const),
        'auto',
      )
      .option(
        '--format <format>',
        'pretty, json, sarif or github',
        oneOf(['pretty', 'json', 'sarif', 'github'] as const),
        'pretty',
      )
      .option('--strict', 'let warnings fail as well')
      .option('--effective', 'show the values that the runtime uses, after defaults')
      .option('--fix', 'first write the values that the runtime uses into the files')
      .option('--dry-run', 'with --fix: show the changes and write nothing')
      .option('--max-findings <number>', 'show no more findings than these; all are counted', integer(0, maxMaxFindings))
      .option('--watch', 'check again whenever an input changes, until Ctrl-C'),
  examples: [
    ['ss-runtime validate fixtures/blocks/gallery/valid', 'every block and settings object in the files of a folder'],
    [
      'ss-runtime validate --effective fixtures/blocks/cookie-banner/valid/bar.json',
      'with the values that the runtime uses, after defaults',
    ],
    ["ss-runtime validate 'fixtures/**/valid/*.json'", 'every file that fits a pattern, in shells without ** too'],
    ['ss-runtime validate http://localhost:4100/gallery', 'a page that ss-runtime serve serves'],
    ['ss-runtime validate --watch --max-findings 10 fixtures/sites', 'the first ten findings, each time that a file is saved'],
    ['ss-runtime validate --fix --dry-run fixtures/blocks', 'possible changes to the files of a folder'],
    ['ss-runtime validate --format sarif fixtures/sites > report.sarif', 'as a SARIF log, for code scanning'],
  ],
  async run(args, { watch, fix, dryRun, ...options }, io) {
    const { validate: check } = await import('../validate/validate.ts');
    if (dryRun && !fix) throw new CliError('--dry-run needs --fix: a check writes nothing.', exitCodes.usage);
    if (fix) {
      if (watch)
        throw new CliError(
          '--fix cannot be combined with --watch: it would write into files that are being edited.',
          exitCodes.usage,
        );
      const remote = args.find((arg) => arg === '-' || isAddress(arg));
      if (remote !== undefined)
        throw new CliError(`--fix needs files that it can write: ${remote} is not a file.`, exitCodes.usage);
      const { fixInputs } = await import('../validate/fix/fix-inputs.ts');
      // Standard output contains the document only.
      const print = options.format === 'pretty' ? io.out : io.err;
      const fixed = await fixInputs(args, { kind: options.kind, dryRun: dryRun === true }, io, print);
      return Math.max(fixed, await check(args, options, io)) as ExitCode;
    }
    if (!watch) return check(args, options, io);
    if (args.includes('-')) throw new CliError('--watch needs files: standard input is read once.', exitCodes.usage);
    if (options.format === 'json' || options.format === 'sarif')
      throw new CliError('--watch needs --format pretty or github: a document ends with its check.', exitCodes.usage);
    const { watchInputs } = await import('../validate/watch-inputs.ts');
    return watchInputs(args, () => check(args, options, io), io);
  },
});
