import { strip } from '../designs/strip.ts';

export const designs = { strip };
