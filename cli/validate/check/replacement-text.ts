import type { Replacement } from '../replacements/replacement.ts';
import { describe } from '../text/describe.ts';

/** Returns a sentence with the given value and the value that the runtime uses instead. */
export function replacementText({ field, input, reason }: Replacement, used: string): string {
  const value = describe(input);
  const takes = `the runtime takes ${used}`;
  switch (reason) {
    case 'unknown':
      return `unknown value ${value} for ${field}; ${takes}`;
    case 'wrong-type':
      return `${field} cannot be ${value}; ${takes}`;
    case 'out-of-range':
      return `${field} is out of bounds (${value}); ${takes}`;
    default:
      return `${field} is given as ${value}; ${takes}`;
  }
}
