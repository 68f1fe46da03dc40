import { boxes, isInView, isOverlay } from './boxes.ts';
import { controlsIn } from './controls.ts';
import { bannerData } from './data.ts';
import { asksForData, isShown, parentsOf, roots, takeClosed, visibleText } from './elements.ts';
import { foldText } from './fold.ts';
import type { FindOptions, FoundControl } from './found.ts';
import { has } from './kinds.ts';
import { isNamed } from './names.ts';

const maxLength = 3000;

/** Whether a control is more than a link to a page, a way back to the settings, or a cross. */
const isAnswer = ({ element, kind }: FoundControl): boolean => {
  const target = element.getAttribute('href');
  const isPageLink = target !== null && target !== '' && !/^(#|javascript:)/i.test(target);
  return !isPageLink && kind !== 'settings' && kind !== 'close' && kind !== 'choice';
};
/** Returns the answers that a box offers; none for one that asks for something else. */
function answersOf(box: Element): readonly FoundControl[] {
  const text = visibleText(box, maxLength);
  const folded = foldText(text);
  const isOther = text.length < 15 || text.length > maxLength || asksForData(box) || has('age', folded) || has('food', folded);
  return isOther ? [] : controlsIn(box).filter(isAnswer);
}
const tagOf = (element: Element): string => {
  const name = element.id === '' ? element.getAttribute('class') : element.id;
  return `<${element.localName}${name ? ` ${element.id === '' ? 'class' : 'id'}="${name.slice(0, 80)}"` : ''}>`;
};

/** Returns a sign of a cookie banner that was not understood, as a clause; null without one. */
export function signOfBanner(options: FindOptions, ...closed: ShadowRoot[]): string | null {
  takeClosed(closed);
  for (const { name, selector } of bannerData().makes) {
    const drawn = roots().flatMap((root) => [...root.querySelectorAll(selector)]);
    const isAsking = (element: Element) => isShown(element) && (element.localName === 'iframe' || answersOf(element).length > 0);
    if (drawn.some(isAsking)) return `the page shows an element of ${name}`;
  }
  const elements = roots().flatMap((root) => [...root.querySelectorAll('*')]);
  const named = elements.find((element) => {
    if (!isNamed(element, 'overlay') || !isShown(element)) return false;
    const isOnTop = isInView(element) && [element, ...parentsOf(element)].some(isOverlay);
    return (isOnTop || isNamed(element, 'flow')) && answersOf(element).length > 0;
  });
  if (named) return `the page shows ${tagOf(named)}`;
  const refusing = boxes(options).find((box) => {
    const answers = answersOf(box);
    const isStrong = ({ kind, isWeak }: FoundControl) => kind === 'reject' && !isWeak;
    return answers.length > 1 && answers.some(isStrong);
  });
  return refusing ? `the page shows a box with a refusal, ${tagOf(refusing)}` : null;
}
