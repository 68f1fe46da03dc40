import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** The package that knows cookie banners of any make: an optional one, for it is large. */
const consentRulesPackage = '@duckduckgo/autoconsent';

/** Rules for finding and answering cookie banners, as text for a page's isolated world. */
export interface ConsentRules {
  /** A CommonJS module whose default export is the class that works by the rules. */
  readonly module: string;
  /** JSON. */
  readonly rules: string;
}

/** Returns the rules of the package that is installed beside this one; null where none is. `resolve` finds a module's file. */
export async function loadConsentRules(resolve = createRequire(import.meta.url).resolve): Promise<ConsentRules | null> {
  try {
    const files = [consentRulesPackage, `${consentRulesPackage}/rules/compact-rules.json`];
    const [module = '', rules = ''] = await Promise.all(files.map((file) => readFile(resolve(file), 'utf8')));
    return { module, rules };
  } catch {
    return null;
  }
}

const byHand = 'name its controls with --banner-accept and --banner-decline';

/** Why the banner of a page elsewhere was not answered, as a clause, and what to do about it. */
export const unanswered = {
  notInstalled: `its cookie banner is not known: ${byHand}, or install rules for banners of any make (npm install ${consentRulesPackage})`,
  notFound: `the rules of ${consentRulesPackage} found no cookie banner that they could answer: ${byHand}`,
  noControl: 'the named controls of its cookie banner (--banner-accept, --banner-decline) cannot be seen',
} as const;
