import { readSheet } from '../../../browser/read-sheet.ts';

/** The intentions of the page's style sheets: which elements the visitor uncovers, and which are hidden at some widths. */
export interface Purposes {
  /** Returns whether a rule with `:hover`, `:focus`, `:checked`, `:target` or the like uncovers the element. */
  isUncovered(element: Element): boolean;
  /** Returns whether a rule inside a media query of width, height or orientation hides it. */
  isHiddenAtWidth(element: Element): boolean;
  /** Returns whether the rules that hide the element may be in a style sheet that cannot be read. */
  isUnexplained(element: Element): boolean;
}

const states =
  /:(?:hover|focus-within|focus-visible|focus|active|checked|target)\b|\[(?:open|aria-(?:expanded|selected|current|checked))[^\]]*\]/g;
const uncovering = [
  'opacity',
  'visibility',
  'transform',
  'translate',
  'clip',
  'clip-path',
  'left',
  'right',
  'top',
  'height',
  'max-height',
];

export async function readPurposes(document: Document): Promise<Purposes> {
  const ofStates: string[] = [];
  const ofWidths: string[] = [];
  const ofHiding: string[] = [];
  const collect = (rules: CSSRuleList, isInQuery: boolean): void => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule) {
        const { style, selectorText } = rule;
        // Without its states the selector matches the elements in any state; an empty `:not()` is removed too.
        if (states.test(selectorText) && uncovering.some((name) => style.getPropertyValue(name)))
          ofStates.push(selectorText.replace(states, '').replace(/:(not|is|where)\(\s*\)/g, ''));
        states.lastIndex = 0;
        if (hides(style)) (isInQuery ? ofWidths : ofHiding).push(selectorText);
      }
      if (rule instanceof CSSMediaRule) collect(rule.cssRules, isInQuery || /width|height|orientation/.test(rule.conditionText));
      else if ('cssRules' in rule) collect(rule.cssRules as CSSRuleList, isInQuery);
    }
  };
  const sheets = await Promise.all([...document.styleSheets].map(readSheet));
  for (const rules of sheets) if (rules) collect(rules, false);
  const isComplete = sheets.every(Boolean);
  return {
    isUncovered: (element) => ofStates.some((selector) => matches(element, selector)),
    isHiddenAtWidth: (element) => ofWidths.some((selector) => matches(element, selector)),
    isUnexplained: (element) => !isComplete && !ofHiding.some((selector) => matches(element, selector)),
  };
}

const hides = ({ opacity, visibility, clipPath, transform, left, marginLeft }: CSSStyleDeclaration): boolean =>
  Number(opacity || 1) < 0.02 || visibility === 'hidden' || !!clipPath || /-\d{4}/.test(`${transform} ${left} ${marginLeft}`);

/**
 * A list with a part that is no longer a selector, such as the rest of `:hover > a`, is invalid: its parts are tried one by one.
 */
function matches(element: Element, selectors: string): boolean {
  try {
    return element.matches(selectors);
  } catch {
    return selectors.includes(',') && selectors.split(',').some((each) => matches(element, each));
  }
}
