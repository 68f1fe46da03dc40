import { bannerData } from './data.ts';
import { childrenOf, parentsOf } from './elements.ts';

/** Names of ids, classes and custom elements around questions for consent. */
const topics = /cookie|consent|gdpr|dsgvo|rgpd|privacy|\bcmp\b/i;
/** Those of a banner in the flow of a page, where links, tables and policies have the names of the topic too. */
const banners =
  /(cookie|consent|gdpr|dsgvo|rgpd|privacy)[\w-]{0,12}(banner|bar|notice|law|wall|pop-?up|message|modal|dialog|alert|overlay|prompt)|cookie-?consent|\bcmp\b/i;
/** Names of parts about cookies that ask nothing. */
const explanations = /(policy|declaration|recipes?|links?|list|table|trigger|toggle)$/i;
/** Names of boxes in place of a video or map, which ask for that one only. */
const embedded = /placeholder|blocker|embed|video|youtube|vimeo|map\b|two-?click/i;

const namesOf = (element: Element): string[] => [
  element.id,
  ...element.classList,
  element.localName.includes('-') ? element.localName : '',
  element.getAttribute('aria-label') ?? '',
];

/** Whether an element's names are those of a box in place of a video or map. */
export const isEmbedded = (element: Element): boolean => namesOf(element).some((name) => embedded.test(name));

/** Whether an element's names are those of a question for consent. In the flow of the page, they must be those of a banner. */
export function isNamed(element: Element, drawnAs: 'overlay' | 'flow'): boolean {
  if (element === document.body || element === document.documentElement || isEmbedded(element)) return false;
  const wanted = drawnAs === 'overlay' ? topics : banners;
  return namesOf(element).some((name) => wanted.test(name) && !explanations.test(name));
}

/** Returns the vendor of an element by its markup, or by that around or inside it; null for an unknown one. */
export function makeOf(element: Element): string | null {
  const around = [element, ...parentsOf(element)];
  const isOf = (selector: string) =>
    around.some((one) => one.matches(selector)) ||
    childrenOf(element).some((child) => child instanceof Element && (child.matches(selector) || child.querySelector(selector)));
  return bannerData().makes.find(({ selector }) => isOf(selector))?.name ?? null;
}

/** Returns a vendor whose markup is anywhere in the document; null without one. */
export const makeInDocument = (): string | null =>
  bannerData().makes.find(({ selector }) => document.querySelector(selector))?.name ?? null;
