import { oneOf } from './option-kinds.ts';
import { defineOptions } from './option-table.ts';

/** Options of commands that print a list or a JSON document. */
export const listOptions = defineOptions({
  format: { ...oneOf(['pretty', 'json']), placeholder: 'format', description: 'pretty or json', default: 'pretty' },
});
