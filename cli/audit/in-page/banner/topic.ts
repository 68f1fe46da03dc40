import { controlsIn } from './controls.ts';
import type { PatternName } from './data.ts';
import { isShown, visibleText } from './elements.ts';
import { foldText } from './fold.ts';
import type { FindOptions, FoundBox } from './found.ts';
import { has } from './kinds.ts';

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
  if (layer === 'banner' && !parts && !isCookie && !isPrivacy) return null;
  const controls = controlsIn(element);
  const of = (kind: string) => controls.filter((control) => control.kind === kind);
  const strong = of('accept').filter(({ isWeak }) => !isWeak);
  const others = of('reject').length + of('settings').length + of('save').length;
  const total = 4 * strong.length + of('accept').length + 4 * of('reject').length + 2 * of('settings').length;
  const score =
    Math.min(total, 14) + (isCookie ? 4 : 0) + (isPrivacy ? 1 : 0) + (layer === 'layer' ? 2 * of('choice').length : 0);
  const found = { element, text, controls, score };
  if (parts) return found;
  // A form for a person's data asks for something else.
  const fields = 'input[type=email],input[type=password],input[type=tel],input[type=number],input[type=date],textarea';
  const hasFields = [...element.querySelectorAll(fields)].some(isShown);
  if (hasFields || (hasWords('age') && of('settings').length === 0)) return null;
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
  return isNotice || asks || asksForPrivacy || (isFrame && isPrivacy && strong.length > 0) ? found : null;
}
