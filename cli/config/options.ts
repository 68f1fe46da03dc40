import { listOptions } from '../core/list-options.ts';
import { text } from '../core/option-kinds.ts';
import { type DecodedOptions, defineOptions } from '../core/option-table.ts';

/** Options of `config`. */
export const showConfigOptions = defineOptions({
  config: { ...text, placeholder: 'file', description: 'the config file (default: the one in the current folder)' },
  ...listOptions,
});

/** Decoded options of `config`. */
export type DecodedConfigOptions = DecodedOptions<typeof showConfigOptions>;
