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
export async function loadConsentRules(
  resolve: NodeJS.RequireResolve = createRequire(import.meta.url).resolve,
): Promise<ConsentRules | null> {
  try {
    const files = [consentRulesPackage, `${consentRulesPackage}/rules/compact-rules.json`];
    const [module = '', rules = ''] = await Promise.all(files.map((file) => readFile(resolve(file), 'utf8')));
    return { module, rules };
  } catch {
    return null;
  }
}

const nameControls = 'name its controls with --banner-accept and --banner-decline';

/** Reasons why the banner of a page of another platform was not answered, each a clause with advice. */
export const unanswered = {
  noBanner: `no cookie banner was found on it: if it has one, ${nameControls}`,
  notUnderstood: (sign: string, hasRules: boolean) =>
    `it may have a cookie banner that was not understood (banner-not-understood): ${sign}; ` +
    `${nameControls}${hasRules ? '' : `, or install ${consentRulesPackage}`}`,
  payOrConsent: (control: string) =>
    `the only refusal of its cookie banner costs money, and is never pressed (pay-or-consent): “${control}”`,
  noAccept: `its cookie banner has no control that accepts: if there is one, ${nameControls}`,
  noDecline:
    'its cookie banner has no control that declines, neither at once nor behind its settings: if there is one, ' +
    `${nameControls}`,
  noControl: 'the named controls of its cookie banner (--banner-accept, --banner-decline) cannot be seen',
  neverSeen:
    'the rules report an answer, but its cookie banner was never seen and nothing was stored, so the answer counts as not given',
  noWayBack: 'no control was found that shows its cookie settings again, so that its answer cannot be changed',
  notReopened: (control: string) => `a press of “${control}” does not show its cookie settings again`,
  notVerified: 'the next visit, which would show whether the answer was kept, could not be made',
  stays: (control: string | undefined) =>
    `its cookie banner stays open after ${control === undefined ? 'the answer' : `a press of “${control}”`}, so the answer ` +
    'counts as not given',
  notStored: (control: string | undefined) =>
    `${control === undefined ? 'the answer' : `a press of “${control}”`} closes its cookie banner but stores nothing, and ` +
    'the next visit asks again, so the answer counts as not given',
} as const;
