import { defineCommand } from '../command.ts';
import { oneOf } from '../options.ts';
import type { ValidateOptions } from '../validate/validate.ts';

/** `ss-runtime validate`: checks gallery blocks, cookie settings, forms and products wherever they are written down. */
export const validate = defineCommand<ValidateOptions>({
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
      .option('--effective', 'show what the runtime makes of each item after defaults'),
  examples: [
    ['ss-runtime validate fixtures/blocks/gallery/valid', 'every block and settings object in the files of a folder'],
    [
      'ss-runtime validate --effective fixtures/blocks/cookie-banner/valid/bar.json',
      'and what the runtime makes of it after defaults',
    ],
    ["ss-runtime validate 'fixtures/**/valid/*.json'", 'every file that fits a pattern, in shells without ** too'],
    ['ss-runtime validate http://localhost:4100/gallery', 'a page that ss-runtime serve serves'],
    ['ss-runtime validate --format sarif fixtures/sites > report.sarif', 'as a SARIF log, for code scanning'],
  ],
  run: async (args, options, io) => (await import('../validate/validate.ts')).validate(args, options, io),
});
