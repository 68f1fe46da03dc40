/** The element that hides another one (itself or one around it), and the properties that may cause it. */
interface Hider {
  readonly element: Element;
  /** The cause in words, such as `opacity: 0`. */
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
 * matching rule is named, an important one before others. Sheets of other origins cannot be read: their addresses are named instead.
 */
export function whatHides(block: Element, document: Document): string {
  const contents = [...block.querySelectorAll('*')].filter(isContent);
  const [hider] = (contents.length > 0 ? contents : [block]).flatMap((content) => hiderOf(content) ?? []);
  if (!hider) return 'no part of it is hidden now';
  const { element, what, properties } = hider;
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

const visibleElements = 'img,svg,video,canvas,iframe,input:not([type=hidden]),textarea,select,button';
const isContent = (element: Element): boolean =>
  !element.closest('noscript,template,script,style') &&
  (element.matches(visibleElements) ||
    [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim()));

function hiderOf(element: Element): Hider | null {
  for (let box: Element | null = element; box; box = box.parentElement) {
    const { display, opacity, visibility, clipPath, overflow } = getComputedStyle(box);
    const around = box.parentElement ? getComputedStyle(box.parentElement).visibility : 'visible';
    const { width, height } = box.getBoundingClientRect();
    if (display === 'none') return { element: box, what: 'display: none', properties: ['display'] };
    if (Number(opacity) < 0.02) return { element: box, what: `opacity: ${opacity}`, properties: ['opacity'] };
    if (visibility !== 'visible' && around === 'visible')
      return { element: box, what: `visibility: ${visibility}`, properties: ['visibility'] };
    if (/^(inset|circle|polygon)/.test(clipPath)) return { element: box, what: 'clip-path', properties: ['clip-path'] };
    if (overflow.includes('hidden') && (width < 1 || height < 1))
      return {
        element: box,
        what: height < 1 ? 'no height' : 'no width',
        properties: [height < 1 ? 'height' : 'width', 'max-height'],
      };
  }
  return displacedOf(element);
}

const positionProperties = ['transform', 'translate', 'left', 'right', 'top', 'inset', 'margin-left', 'text-indent'];

/** Returns the outermost element outside the page; the element itself when it has no box; else null. */
function displacedOf(element: Element): Hider | null {
  const isOutside = (box: Element): boolean => {
    const { right, bottom, left } = box.getBoundingClientRect();
    return right + scrollX <= 0 || bottom + scrollY <= 0 || left + scrollX >= document.documentElement.scrollWidth;
  };
  if (!isOutside(element)) {
    const { width, height } = element.getBoundingClientRect();
    return width < 1 || height < 1 ? { element, what: 'no box', properties: ['height', 'width', 'position'] } : null;
  }
  let outermost = element;
  for (let box = element.parentElement; box && isOutside(box); box = box.parentElement) outermost = box;
  return { element: outermost, what: 'outside the page', properties: positionProperties };
}

/** Returns the rules that set one of an element's properties, in the order of their sheets, and the sheets that cannot be read. */
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
