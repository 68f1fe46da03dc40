import { flag, flagOr, oneOf, wholeNumber } from '../core/option-kinds.ts';
import { type DecodedOptions, defineOptions } from '../core/option-table.ts';
import { itemKinds } from './find/item.ts';
import { reportFormats } from './report/report-formats.ts';

/** All options of `validate`. */
export const validateOptions = defineOptions({
  kind: {
    ...oneOf(['auto', ...itemKinds]),
    placeholder: 'kind',
    description: 'what to look for: auto, gallery, cookie-banner, form or product',
    default: 'auto',
  },
  format: {
    ...oneOf(reportFormats),
    placeholder: 'format',
    description: 'pretty, json, sarif or github',
    default: 'pretty',
    notIn: ['api'],
  },
  strict: { ...flag, description: 'let warnings fail as well, and warn about limits of the editor' },
  effective: { ...flag, description: 'show the values that the runtime uses, after defaults' },
  fix: {
    ...flagOr('near'),
    description:
      'first write the values that the runtime uses into the files, except for misspelt names; --fix=near corrects these as well',
  },
  dryRun: { ...flag, description: 'with --fix: show the changes and write nothing' },
  maxFindings: {
    ...wholeNumber(0, 1_000_000),
    placeholder: 'number',
    description: 'show no more findings than these; all are counted',
  },
  groupBy: {
    ...oneOf(['file', 'rule']),
    placeholder: 'what',
    description: 'file, or rule: findings by rule with a sum for each, in the pretty and json formats',
    default: 'file',
    notIn: ['api'],
  },
  watch: { ...flag, description: 'check again whenever an input changes, until Ctrl-C', notIn: ['api'] },
});

/** Decoded options of `validate`. */
export type DecodedValidateOptions = DecodedOptions<typeof validateOptions>;
