import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** Optional package with rules for cookie banners of many vendors. It is large, so it is not a dependency. */
const consentRulesPackage = '@duckduckgo/autoconsent';

/** Rules that find and answer cookie banners, as text for a page's isolated world. */
export interface ConsentRules {
  /** Source of a CommonJS module whose default export is the class that applies the rules. */
  readonly module: string;
  /** The rules as JSON. */
  readonly rules: string;
}

/** Returns the rules of the installed package; null when it is not installed. `resolve` finds a module's file. */
export async function loadConsentRules(resolve = createRequire(import.meta.url).resolve): Promise<ConsentRules | null> {
  try {
    const files = [consentRulesPackage, `${consentRulesPackage}/rules/compact-rules.json`];
    const [module = '', rules = ''] = await Promise.all(files.map((file) => readFile(resolve(file), 'utf8')));
    return { module, rules };
  } catch {
    return null;
  }
}

const nameControls = 'name its controls with --banner-accept and --banner-decline';

/** Reasons why another platform's banner was not answered, each a clause with advice. */
export const unanswered = {
  notInstalled: `its cookie banner is not known: ${nameControls}, or install rules for other vendors’ banners (npm install ${consentRulesPackage})`,
  noBanner: 'no cookie banner was found on the page',
  noControl: 'the named controls of its cookie banner (--banner-accept, --banner-decline) cannot be seen',
} as const;
