import { type StartTag, tokenize } from '../../../fake-server/html/tokenize.ts';
import { droppedElements, safeProtocols } from '../../../runtime/contract/texts/settings-html.ts';
import { pointerStep } from '../find/item.ts';
import { memberNamed, type ObjectNode } from '../find/literals/literal-node.ts';
import { readString } from '../find/literals/string-literal.ts';
import { shorten } from '../text/describe.ts';
import { type MappedText, mappedThrough, sliceOf } from '../text/mapped-text.ts';
import type { Problem } from './rules.ts';

const dropped = new Set(droppedElements.toLowerCase().split(' '));
const labels = [
  'cookieBannerCtaText',
  'cookieBannerOptOutCtaText',
  'cookieBannerManageCookiesLabel',
  'cookieBannerSavedPreferencesText',
];
const maxPerText = 10;

/**
 * Returns problems for markup that the runtime removes from the banner's text, and for markup in labels, which are plain text:
 * consent#banner-html.
 */
export function checkBannerText(text: MappedText, node: ObjectNode): Problem[] {
  const problems = problemsOfTags(text, node, 'cookieBannerText', (tag) =>
    removedParts(tag).map((what) => `the runtime removes ${what} from the banner's text`),
  );
  const inLabels = labels.flatMap((label) =>
    problemsOfTags(text, node, label, (tag) => [
      `${label} is plain text: <${shorten(tag.name)}> is shown as it is written`,
    ]).slice(0, 1),
  );
  return [...problems.slice(0, maxPerText), ...inLabels];
}

/** Returns the parts of a tag that the runtime removes. */
function removedParts(tag: StartTag): string[] {
  const found = dropped.has(tag.name) ? [`<${tag.name}>`] : [];
  for (const name of tag.values().keys()) {
    if (/^on[a-z]/.test(name)) found.push(`${shorten(name)} of <${shorten(tag.name)}>`);
  }
  const href = tag.value('href');
  const base = 'https://site.invalid/';
  if (tag.name === 'a' && href !== undefined) {
    const protocol = URL.canParse(href, base) ? new URL(href, base).protocol : undefined;
    if (protocol === undefined || !safeProtocols.includes(protocol))
      found.push(`the link to ${protocol === undefined ? 'a malformed address' : shorten(protocol)}`);
  }
  return found;
}

/** Returns the problems of the tags in a member's text, by the messages about each tag. */
function problemsOfTags(text: MappedText, node: ObjectNode, key: string, messages: (tag: StartTag) => string[]): Problem[] {
  const value = memberNamed(node, key)?.value;
  if (value?.kind !== 'string' || !value.value.includes('<')) return [];
  const read = readString(text.text, value.start, 'script');
  if ('problem' in read) return [];
  const inner = mappedThrough(read.value, sliceOf(text.text, 0));
  const problems: Problem[] = [];
  const onStartTag = (tag: StartTag) => {
    if (tag.isInert) return;
    const index = inner.offsetOf(tag.start);
    for (const message of messages(tag))
      problems.push({ ruleId: 'cookie-banner-markup', message, index, pointer: pointerStep(key) });
  };
  tokenize(inner.text, { onStartTag, onUnfinishedTag: onStartTag });
  return problems;
}
