import { droppedElements, safeProtocols } from '../../../runtime/contract/texts/settings-html.ts';
import { pointerStep } from '../items/item.ts';
import { memberNamed, type ObjectNode } from '../literals/literal-node.ts';
import { readString } from '../literals/string-literal.ts';
import { type PageTag, tokenizePage } from '../page/tokenize-page.ts';
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
  const problems = tagsOf(text, node, 'cookieBannerText').flatMap(({ tag, index }) => {
    const pointer = pointerStep('cookieBannerText');
    return removedParts(tag).map((what): Problem => {
      const message = `the runtime removes ${what} from the banner's text`;
      return { ruleId: 'cookie-banner-markup', message, index, pointer };
    });
  });
  const inLabels = labels.flatMap((label) =>
    tagsOf(text, node, label)
      .slice(0, 1)
      .map(({ tag, index }): Problem => {
        const message = `${label} is plain text: <${shorten(tag.name)}> is shown as it is written`;
        return { ruleId: 'cookie-banner-markup', message, index, pointer: pointerStep(label) };
      }),
  );
  return [...problems.slice(0, maxPerText), ...inLabels];
}

/** Returns the parts of a tag that the runtime removes. */
function removedParts(tag: PageTag): string[] {
  const found = dropped.has(tag.name) ? [`<${tag.name}>`] : [];
  for (const name of tag.attributes.keys()) {
    if (/^on[a-z]/.test(name)) found.push(`${shorten(name)} of <${shorten(tag.name)}>`);
  }
  const href = tag.attributes.get('href')?.value.text;
  const base = 'https://site.invalid/';
  if (tag.name === 'a' && href !== undefined) {
    const protocol = URL.canParse(href, base) ? new URL(href, base).protocol : undefined;
    if (protocol === undefined || !safeProtocols.includes(protocol))
      found.push(`the link to ${protocol === undefined ? 'a malformed address' : shorten(protocol)}`);
  }
  return found;
}

/** Returns the tags in a member's text, each with its index in the item's text. */
function tagsOf(text: MappedText, node: ObjectNode, key: string): { tag: PageTag; index: number }[] {
  const value = memberNamed(node, key)?.value;
  if (value?.kind !== 'string' || !value.value.includes('<')) return [];
  const read = readString(text.text, value.start, 'script');
  if ('problem' in read) return [];
  const inner = mappedThrough(read.value, sliceOf(text.text, 0));
  const tags: { tag: PageTag; index: number }[] = [];
  tokenizePage(inner.text, {
    onTag: (tag) => tags.push({ tag, index: inner.offsetOf(tag.start) }),
    onScript: () => {},
    onUnfinishedTag: (tag) => tags.push({ tag, index: inner.offsetOf(tag.start) }),
  });
  return tags;
}
