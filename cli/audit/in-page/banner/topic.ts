import type { BannerTools, FindOptions, FoundBox } from './tools.ts';

/** Tells whether a box asks for consent. Self-contained, because it runs in the page as text. */
export function topicTools(tools: BannerTools): Pick<BannerTools, 'asBanner'> {
  const maxLength = 9000;

  function asBanner(element: Element, { layer, isFrame, parts }: FindOptions): FoundBox | null {
    const text = tools.textOf(element, maxLength);
    if (text === '' || text.length > maxLength) return null;
    const folded = tools.foldText(text);
    const has = (name: Parameters<BannerTools['has']>[0]) => tools.has(name, folded);
    const isCookie = has('cookie');
    const isPurpose = has('purpose');
    const isPrivacy = has('privacy');
    if (layer === 'banner' && !parts && !isCookie && !isPrivacy) return null;
    const controls = tools.controlsIn(element);
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
    const hasFields = [...element.querySelectorAll(fields)].some(tools.isShown);
    if (hasFields || (has('age') && of('settings').length === 0)) return null;
    const isFood = has('food') && !isPrivacy && of('reject').length === 0;
    if (layer === 'layer') {
      const canAnswer = of('save').length + of('reject').length > 0 || (strong.length > 0 && of('choice').length > 0);
      return canAnswer && (isCookie || isPrivacy || isPurpose || of('choice').length > 0) ? found : null;
    }
    if (isFood || of('accept').length + of('save').length === 0) return null;
    // A notice that can only be acknowledged looks like any other message.
    const isMessage = strong.length + others === 0 && !has('use');
    const isNotice = isCookie && (isPurpose || isPrivacy) && !isMessage && of('accept').length + of('choice').length > 0;
    const asks = isCookie && strong.length + of('save').length > 0 && others > 0;
    const asksForPrivacy = isPrivacy && strong.length > 0 && of('reject').length + of('settings').length > 0;
    return isNotice || asks || asksForPrivacy || (isFrame && isPrivacy && strong.length > 0) ? found : null;
  }

  return { asBanner };
}
