import { controlsIn } from './controls.ts';
import type { PatternName } from './data.ts';
import { asksForData, visibleText } from './elements.ts';
import { foldText } from './fold.ts';
import type { FindOptions, FoundBox } from './found.ts';
import { has } from './kinds.ts';
import { isNamed, makeOf } from './names.ts';

const maxLength = 9000;

/** Returns a box as a banner; null for one that does not ask for consent. */
export function asBanner(element: Element, { layer, isFrame, parts }: FindOptions): FoundBox | null {
  const text = visibleText(element, maxLength);
  if (text === '' || text.length > maxLength) return null;
  const folded = foldText(text);
  const hasWords = (name: PatternName) => has(name, folded);
  const isCookie = hasWords('cookie');
  const isPurpose = hasWords('purpose');
  const isPrivacy = hasWords('privacy');
  const isMarked = isNamed(element, 'overlay') || makeOf(element) !== null;
  if (layer === 'banner' && !parts && !isCookie && !isPrivacy && !isMarked) return null;
  const controls = controlsIn(element);
  const of = (kind: string) => controls.filter((control) => control.kind === kind);
  const strong = of('accept').filter(({ isWeak }) => !isWeak);
  const refusals = of('reject').filter(({ isWeak }) => !isWeak);
  const others = of('reject').length + of('settings').length + of('save').length + of('pay').length;
  const total = 4 * strong.length + of('accept').length + 4 * of('reject').length + 2 * of('settings').length;
  const score =
    Math.min(total, 14) + (isCookie ? 4 : 0) + (isPrivacy ? 1 : 0) + (layer === 'layer' ? 2 * of('choice').length : 0);
  const found = { element, text, controls, score };
  if (parts) return found;
  if (asksForData(element) || (hasWords('age') && of('settings').length === 0)) return null;
  const isFood = hasWords('food') && !isPrivacy && of('reject').length === 0;
  if (layer === 'layer') {
    const canAnswer = of('save').length + of('reject').length > 0 || (strong.length > 0 && of('choice').length > 0);
    return canAnswer && (isCookie || isPrivacy || isPurpose || of('choice').length > 0) ? found : null;
  }
  if (isFood || of('accept').length + of('save').length === 0) return null;
  // A notice that can only be acknowledged looks like any other message.
  const isMessage = strong.length + others === 0 && !hasWords('use');
  const isNotice = isCookie && (isPurpose || isPrivacy) && !isMessage && of('accept').length + of('choice').length > 0;
  const asks = isCookie && strong.length + of('save').length > 0 && others > 0;
  const asksForPrivacy = isPrivacy && strong.length > 0 && of('reject').length + of('settings').length > 0;
  // A topic in no word of the lists: the markup names it, or both answers are plain.
  const isAnswerable = of('accept').length > 0 && refusals.length > 0;
  const asksUnnamed = isAnswerable && (isCookie || isPrivacy || isMarked);
  const asksByName = isMarked && strong.length > 0 && others > 0;
  return isNotice || asks || asksForPrivacy || asksUnnamed || asksByName || (isFrame && isPrivacy && strong.length > 0)
    ? found
    : null;
}
