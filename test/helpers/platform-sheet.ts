import { readFileSync } from 'node:fs';

/** The sheet that test pages link in their heads, for pages that have it elsewhere. */
export const platformSheet = readFileSync(new URL('../../fixtures/platform/platform.css', import.meta.url), 'utf8');
