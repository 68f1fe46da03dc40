import { flag, text } from '../core/option-kinds.ts';
import { commandLineOnly, type DecodedOptions, defineOptions } from '../core/option-table.ts';

/** All options of `har`. */
export const harOptions = defineOptions({
  output: { ...text, placeholder: 'file', description: 'the file to write (default: standard output)', ...commandLineOnly },
  force: { ...flag, description: 'replaces the file of --output if it exists', ...commandLineOnly },
});

/** Decoded options of `har`. */
export type DecodedHarOptions = DecodedOptions<typeof harOptions>;
