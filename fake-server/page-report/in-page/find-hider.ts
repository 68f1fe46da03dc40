import { type Hider, hiderOf, isContent, isInPage } from '../../../runtime/browser/seen.ts';

/** The cause in words, such as `opacity: 0`, and the properties that may have it. */
interface Cause {
  readonly element: Element;
  readonly what: string;
  readonly properties: readonly string[];
}

interface Rule {
  readonly selector: string;
  readonly sheet: string;
  readonly declaration: string;
  readonly isImportant: boolean;
}

/**
 * Describes the cause that hides a block, such as "opacity: 0 by `.newsletter-block:not(.rendered)` in /platform.css". The last
 * matching rule is named, an important one before others. Sheets of other origins cannot be read: their addresses are named
 * instead.
 */
export function whatHides(block: Element, document: Document): string {
  const contents = [...block.querySelectorAll('*')].filter(isContent);
  const [hider] = (contents.length > 0 ? contents : [block]).flatMap((content) => hiderOf(content) ?? []);
  if (!hider) return 'no part of it is hidden now';
  const { element, what, properties } = causeOf(hider);
  const { rules, unread } = rulesOf(element, properties, document);
  const rule = rules.findLast(({ isImportant }) => isImportant) ?? rules.at(-1);
  const inline = element instanceof HTMLElement && properties.find((name) => element.style.getPropertyValue(name));
  const named =
    inline && !rule?.isImportant
      ? `the style attribute of ${selectorOf(element)} (${inline}: ${element.style.getPropertyValue(inline)})`
      : rule && `\`${rule.selector}\` in ${rule.sheet}${rule.declaration === what ? '' : ` (${rule.declaration})`}`;
  if (named) return `${what} by ${named}`;
  if (unread.length > 0)
    return `${what} on ${selectorOf(element)}, by a sheet of another origin that cannot be read: ${unread.join(', ')}`;
  return `${what} on ${selectorOf(element)}${element.closest('[hidden]') ? ', by its attribute hidden' : ''}`;
}

const positionProperties = ['transform', 'translate', 'left', 'right', 'top', 'inset', 'margin-left', 'text-indent'];

function causeOf({ element, cause }: Hider): Cause {
  const style = getComputedStyle(element);
  const { width, height } = element.getBoundingClientRect();
  if (cause === 'place') {
    const outermost = outermostOf(element, (box) => !isInPage(box.getBoundingClientRect()));
    return { element: outermost, what: 'outside the page', properties: positionProperties };
  }
  if (cause === 'visibility') {
    const { visibility } = style;
    // The property is inherited.
    const outermost = outermostOf(element, (box) => getComputedStyle(box).visibility === visibility);
    return { element: outermost, what: `visibility: ${visibility}`, properties: [cause] };
  }
  if (cause === 'box') return { element, what: 'no box', properties: ['height', 'width', 'position'] };
  if (cause === 'clip-path') return { element, what: cause, properties: [cause] };
  if (cause !== 'overflow') return { element, what: `${cause}: ${style[cause]}`, properties: [cause] };
  const empty = height < 1 ? 'height' : width < 1 ? 'width' : null;
  if (empty) return { element, what: `no ${empty}`, properties: [empty, 'max-height'] };
  return { element, what: `cut off by overflow: ${style.overflow}`, properties: ['overflow-x', 'overflow-y', 'overflow'] };
}

/** Returns the outermost of the elements around one, itself included, that meet a condition without a gap. */
function outermostOf(element: Element, isMet: (box: Element) => boolean): Element {
  let outermost = element;
  for (let box = element.parentElement; box && isMet(box); box = box.parentElement) outermost = box;
  return outermost;
}

/**
 * Returns the rules that set one of an element's properties, in the order of their sheets, and the sheets that cannot be read.
 */
function rulesOf(element: Element, properties: readonly string[], document: Document) {
  const rules: Rule[] = [];
  const unread: string[] = [];
  const collect = (list: CSSRuleList, sheet: string): void => {
    for (const rule of list) {
      if (rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches) continue;
      if (rule instanceof CSSSupportsRule && !CSS.supports(rule.conditionText)) continue;
      if (rule instanceof CSSStyleRule && matches(element, rule.selectorText))
        for (const name of properties) {
          const value = rule.style.getPropertyValue(name);
          if (!isHiding(name, value)) continue;
          const isImportant = rule.style.getPropertyPriority(name) === 'important';
          rules.push({ selector: rule.selectorText, sheet, declaration: `${name}: ${value}`, isImportant });
        }
      if ('cssRules' in rule) collect(rule.cssRules as CSSRuleList, sheet);
    }
  };
  for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) {
    if (sheet.disabled || !matchMedia(sheet.media.mediaText || 'all').matches) continue;
    const address = sheet.href ? new URL(sheet.href) : null;
    const name = !address ? 'a style element of the page' : address.origin === location.origin ? address.pathname : address.href;
    try {
      collect(sheet.cssRules, name);
    } catch {
      unread.push(name);
    }
  }
  return { rules, unread };
}

/** Returns whether a declaration hides its element. Other declarations are overridden. */
function isHiding(name: string, value: string): boolean {
  if (name === 'display') return value === 'none';
  if (name.startsWith('overflow')) return /hidden|clip/.test(value);
  if (name === 'visibility') return value === 'hidden' || value === 'collapse';
  if (/^(opacity|height|width|max-height)$/.test(name)) return Number.parseFloat(value) < 0.02;
  return value !== '';
}

/** Returns whether a selector matches. Browsers refuse some selectors with vendor prefixes. */
function matches(element: Element, selector: string): boolean {
  try {
    return element.matches(selector);
  } catch {
    return false;
  }
}

const selectorOf = ({ localName, id, classList }: Element): string =>
  `${localName}${id && `#${id}`}${[...classList].map((name) => `.${name}`).join('')}`;
