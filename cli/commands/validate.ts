import { defineCommand } from '../command.ts';
import type { DecodedValidateOptions } from '../validate/options.ts';

/** `ss-runtime validate`: checks gallery blocks, cookie settings, forms and products in files and pages. */
export const validate = defineCommand<DecodedValidateOptions>({
  name: 'validate',
  summary: 'check gallery block data, cookie settings, forms and products in pages, JSON and NDJSON',
  declare: (command) =>
    command.argument(
      '<input...>',
      'JSON, NDJSON, HTML or template files, folders of them, globs, URLs, or - for standard input; !glob leaves files out',
    ),
  options: async () => (await import('../validate/options.ts')).validateOptions,
  isConfigurable: true,
  completes: { files: true },
  exitStatus: '0 no errors, 1 errors (warnings too with --strict), 2 wrong usage, 3 could not run',
  examples: [
    ['ss-runtime validate fixtures/blocks/gallery/valid', 'every block and settings object in the files of a folder'],
    [
      'ss-runtime validate --effective fixtures/blocks/cookie-banner/valid/bar.json',
      'with the values that the runtime uses, after defaults',
    ],
    ["ss-runtime validate 'fixtures/**/valid/*.json'", 'every file that fits a pattern, in shells without ** too'],
    ['ss-runtime validate http://localhost:4100/gallery', 'a page that ss-runtime serve serves'],
    ['ss-runtime validate --watch --max-findings 10 fixtures/sites', 'the first ten findings, each time that a file is saved'],
    ['ss-runtime validate --fix --dry-run .', 'possible changes to the files of a folder'],
    [
      "ss-runtime validate . '!public/**'",
      'a project without one of its folders, and without what .gitignore and .ss-runtime-ignore name',
    ],
    ['ss-runtime validate --format sarif fixtures/sites > report.sarif', 'as a SARIF log, for code scanning'],
  ],
  async run(inputs, options, io) {
    const { validateFiles } = await import('../validate/validate-files.ts');
    return validateFiles(inputs, options, io);
  },
});
