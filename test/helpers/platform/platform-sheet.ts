import { readFileSync } from 'node:fs';

/** The platform sheet that test pages link in their heads, for pages that need it in another place. */
export const platformSheet = readFileSync(new URL('../../../fixtures/platform/platform.css', import.meta.url), 'utf8');
