import { strip } from '../gallery/designs/strip.ts';

export const designs = { strip };
