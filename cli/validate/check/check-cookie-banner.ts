import { decodeCookieBanner } from '../../../runtime/contract/consent/cookie-banner.ts';
import { type FoundItem, pointerStep } from '../find/item.ts';
import { memberNamed, type ObjectNode, plainValueOf } from '../find/literals/literal-node.ts';
import { cookieBannerFields, explainCookieBanner } from '../replacements/explain-cookie-banner.ts';
import { describe } from '../text/describe.ts';
import { checkBannerText } from './check-banner-text.ts';
import { nearValue } from './near.ts';
import { replacementText } from './replacement-text.ts';
import { fixOf, type Problem, type RuleId } from './rules.ts';

/**
 * Returns problems for cookie settings that the runtime replaces (consent#banner-settings), and for settings that contradict each
 * other.
 */
export function checkCookieBanner({ text }: FoundItem, node: ObjectNode): Problem[] {
  const settings = plainValueOf(node);
  const problemAt = (ruleId: RuleId, field: string, message: string): Problem => ({
    ruleId,
    message,
    index: memberNamed(node, field)?.value.start ?? node.start,
    pointer: pointerStep(field),
  });
  const replaced = explainCookieBanner(settings).flatMap((replacement): Problem[] => {
    const { field, used, reason } = replacement;
    if (reason === 'unset' || reason === 'empty' || reason === 'synonym') return [];
    const moved = field === 'cookieBannerPosition' && reason === 'converted';
    const ruleId = moved ? 'cookie-banner-position' : 'cookie-banner-value';
    // Texts are quoted to separate the default text from the sentence around it.
    const isText = cookieBannerFields[field]?.kind === 'text';
    const message = replacementText(replacement, isText ? describe(used) : String(used));
    const reported = moved ? `a ${decodeCookieBanner(settings).variant} has no such place: ${message}` : message;
    const member = memberNamed(node, field);
    const kind = cookieBannerFields[field]?.kind ?? 'text';
    const { hint, ...near } = nearValue(member, moved || kind === 'text' ? [] : kind, used);
    return [{ ...problemAt(ruleId, field, reported + hint), ...fixOf(member, used), ...near }];
  });
  const contradictions = contradictionsIn(settings).map(([ruleId, field, message]) => problemAt(ruleId, field, message));
  return [...replaced, ...contradictions, ...checkBannerText(text, node)];
}

function contradictionsIn(settings: unknown): (readonly [RuleId, field: string, message: string])[] {
  const banner = decodeCookieBanner(settings);
  const written = settings as Readonly<Record<string, unknown>>;
  const found: (readonly [RuleId, string, string])[] = [];
  if (banner.absolute && !banner.restrictive) {
    const message = 'absolute without isRestrictiveCookiePolicyEnabled has no effect: cookies are not restricted';
    found.push(['cookie-policy-absolute', 'isRestrictiveCookiePolicyAbsolute', message]);
  }
  if (banner.restrictive && !banner.enabled) {
    const message = 'the policy restricts cookies and the banner is off: they stay restricted, visitors cannot accept them';
    found.push(['cookie-policy-without-banner', 'isRestrictiveCookiePolicyEnabled', message]);
  }
  if (banner.restrictive && banner.enabled && banner.absolute) {
    const message = 'an absolute policy restricts cookies even after visitors accepted them';
    found.push(['cookie-policy-absolute', 'isRestrictiveCookiePolicyAbsolute', message]);
  }
  if (banner.acceptType === 'OPT_IN' && written.cookieBannerOptOutCtaText === banner.optOutCtaText) {
    const message = 'the opt-out text is not shown: the accept type is OPT_IN, which has no control to decline';
    found.push(['cookie-opt-out-unused', 'cookieBannerOptOutCtaText', message]);
  }
  return found;
}

/** Returns the problem of cookie settings that are not an object. */
export function cookieSettingsProblem({ data, start }: FoundItem): Problem | undefined {
  if (data.state !== 'not-object') return undefined;
  const place = { index: start, pointer: '' };
  if (data.node.kind === 'expression') {
    return { ruleId: 'computed-value', message: 'cookieSettings is computed by the script; it was not checked', ...place };
  }
  const message = `cookie settings are an object, found ${describe(plainValueOf(data.node))}; the runtime takes every default`;
  return { ruleId: 'cookie-settings-type', message, ...place };
}
