import { foldSpaces, parentOf } from './elements.ts';

/**
 * Data with which a way back to the cookie settings is found: sources of regular expressions, and selectors of vendors' markup.
 */
export interface ReopeningSigns {
  /** Both must match the name of a control. */
  readonly subject: string;
  readonly action: string;
  /** Matches the whole name of a button. */
  readonly shortName: string;
  /** Matches the name of a link to a policy. */
  readonly policy: string;
  /** Matches an attribute that calls a vendor's interface. */
  readonly call: string;
  readonly selectors: string;
}

/** Ways to change an answer, as in the artifacts. */
interface FoundReopening {
  readonly control: string | null;
  readonly hasPolicyLink: boolean;
}

/** Finds a control that shows the cookie settings again. Never throws. */
export function findReopening(signs: ReopeningSigns): FoundReopening {
  const { control, hasPolicyLink } = look(signs);
  return { control, hasPolicyLink };
}

/** Scrolls to that control. Returns the centre of its visible part and its name; null without one. Never throws. */
export function reopeningPlace(
  signs: ReopeningSigns,
): { readonly x: number; readonly y: number; readonly control: string } | null {
  const { element, control } = look(signs);
  if (!element || control === null) return null;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, right, top, bottom } = element.getBoundingClientRect();
  // A tab at the edge of the window shows a part of itself.
  const [x, y] = [Math.max(left, 0) + Math.min(right, innerWidth), Math.max(top, 0) + Math.min(bottom, innerHeight)];
  return { x: x / 2, y: y / 2, control };
}

function look(signs: ReopeningSigns): FoundReopening & { readonly element: Element | null } {
  const maxElements = 50_000;
  const [subject, action, shortName, policy, call] = [signs.subject, signs.action, signs.shortName, signs.policy, signs.call].map(
    (source) => new RegExp(source, 'iu'),
  );
  /** Whether an element can be reached: by scrolling, or in the window when it is fixed. */
  const isShown = (element: Element): boolean => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    if (element.closest('[inert],[aria-hidden=true]')) return false;
    const { width, height, left, right, top, bottom } = element.getBoundingClientRect();
    if (width === 0 || height === 0 || right <= 0 || left >= innerWidth) return false;
    for (let part: Element | null = element; part; part = parentOf(part))
      if (getComputedStyle(part).position === 'fixed') return bottom > 0 && top < innerHeight;
    return bottom + scrollY > 0;
  };
  const nameOf = (element: Element): string => {
    const picture = element.querySelector('img[alt],svg title');
    const names = [
      element.textContent,
      element.getAttribute('aria-label'),
      (element as Partial<HTMLInputElement>).value,
      element.getAttribute('title'),
      picture?.getAttribute('alt') ?? picture?.textContent,
    ];
    return names.map((name) => (typeof name === 'string' ? foldSpaces(name) : '')).find((name) => name !== '') ?? '';
  };
  const clickable = 'a,button,summary,input[type=button],input[type=submit],[role=button],[role=link],[onclick],[tabindex]';
  const found: (FoundReopening & { element: Element })[] = [];
  let hasPolicyLink = false;
  let count = 0;
  const lookIn = (root: Document | ShadowRoot): void => {
    for (const element of root.querySelectorAll('*')) {
      if (++count > maxElements || found.length > 0) return;
      if (element.shadowRoot) lookIn(element.shadowRoot);
      const isKnown = element.matches(signs.selectors);
      const isFrame = element.matches('iframe[title],iframe[name]');
      if (!isKnown && !isFrame && !element.matches(clickable)) continue;
      const name = isFrame
        ? foldSpaces(`${element.getAttribute('title') ?? ''} ${element.getAttribute('name') ?? ''}`)
        : nameOf(element);
      const isLabel = name.length <= 80;
      const names = isLabel && subject?.test(name) && action?.test(name);
      const isButton = element.matches('button,[role=button],input') || element.getAttribute('href') === '#';
      const calls = [...element.attributes].some(
        ({ name: key, value }) => /^(href|onclick|class|id|data-)/.test(key) && call?.test(value),
      );
      if ((isKnown || names || calls || (isButton && shortName?.test(name))) && isShown(element))
        found.push({ element, control: name.slice(0, 80) || element.localName, hasPolicyLink });
      else if (isLabel && element.localName === 'a' && policy?.test(name)) hasPolicyLink = true;
    }
  };
  try {
    lookIn(document);
  } catch {
    // A page may have replaced the functions that the search needs.
  }
  return found[0] ?? { element: null, control: null, hasPolicyLink };
}
