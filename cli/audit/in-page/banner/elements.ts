import { foldSpaces, parentOf } from '../elements.ts';

const closedBy = new Map<Element, ShadowRoot>();
const withoutText = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'svg',
  'iframe',
  'object',
  'video',
  'select',
  'textarea',
]);
const shadowOf = (element: Element): ShadowRoot | null => element.shadowRoot ?? closedBy.get(element) ?? null;

/** Returns what is drawn inside a node: the content of its shadow root, or what a slot shows. */
export const childrenOf = (node: Node): readonly Node[] => {
  if (node instanceof HTMLSlotElement) {
    const assigned = node.assignedNodes();
    if (assigned.length > 0) return assigned;
  }
  return [...((node instanceof Element ? shadowOf(node) : null) ?? node).childNodes];
};
/** Returns the elements around another one as they are drawn, inner ones first. */
export const parentsOf = (element: Element): Element[] => {
  const parent = parentOf(element);
  return parent ? [parent, ...parentsOf(parent)] : [];
};
const isDrawn = (element: Element): boolean =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
  getComputedStyle(element).display === 'contents';

/** Returns the visible text of a node, foldSpaces. */
export function visibleText(node: Node, maxLength: number): string {
  const texts: string[] = [];
  let length = 0;
  const read = (part: Node) => {
    if (length > maxLength) return;
    if (part instanceof Text) {
      texts.push(part.data);
      length += part.data.trim().length;
    } else if (part instanceof HTMLInputElement && /^(button|submit|reset)$/.test(part.type)) texts.push(` ${part.value} `);
    else if (part instanceof Element && !withoutText.has(part.localName) && isDrawn(part)) {
      const isInline = getComputedStyle(part).display === 'inline';
      if (!isInline) texts.push(' ');
      for (const child of childrenOf(part)) read(child);
      if (!isInline) texts.push(' ');
    }
  };
  read(node);
  return foldSpaces(texts.join(''));
}

/** Makes the closed shadow roots of the document known, which DevTools alone finds. */
export function takeClosed(closed: readonly ShadowRoot[]): void {
  closedBy.clear();
  for (const root of closed) closedBy.set(root.host, root);
}

/** Returns the document and all shadow roots. */
export function roots(): readonly (Document | ShadowRoot)[] {
  const found: (Document | ShadowRoot)[] = [document];
  for (const root of found) {
    for (const element of root.querySelectorAll('*')) {
      const shadow = shadowOf(element);
      if (shadow) found.push(shadow);
    }
  }
  return found;
}

export function isShown(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
}

/** Returns the accessible name of an element, foldSpaces; empty without one. */
export function accessibleName(element: HTMLElement): string {
  const root = element.getRootNode() as Document | ShadowRoot;
  const ids = (element.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter(Boolean);
  const label = ids.map((id) => root.getElementById(id)?.textContent ?? '').join(' ');
  const labels = [...((element as Partial<HTMLInputElement>).labels ?? [])].map(({ textContent }) => textContent).join(' ');
  const pictures = [...element.querySelectorAll('img[alt],svg title')].map(
    (picture) => picture.getAttribute('alt') ?? picture.textContent ?? '',
  );
  const names = [
    label,
    element.getAttribute('aria-label') ?? '',
    labels,
    visibleText(element, 500),
    pictures.join(' '),
    element.title,
  ];
  return names.map(foldSpaces).find((name) => name !== '') ?? '';
}

/** Whether an element has a form for a person's data, which asks for something other than consent. */
export function asksForData(element: Element): boolean {
  const fields = 'input[type=email],input[type=password],input[type=tel],input[type=number],input[type=date],textarea';
  return [...element.querySelectorAll(fields)].some(isShown);
}

/** Whether a visitor can come to see an element: it is neither beside the page nor in a collapsed part or cut off by one. */
export function isWithinReach(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  if (right + scrollX <= 0 || bottom + scrollY <= 0) return false;
  let isAbsolute = false;
  for (let part: Element | null = element; part; part = parentOf(part)) {
    const { position, overflowX, overflowY } = getComputedStyle(part);
    // An absolute element is cut off by positioned ones around it only.
    const cuts = part !== element && !(isAbsolute && position === 'static');
    const box = part.getBoundingClientRect();
    const isCut = (overflow: string, isOutside: boolean) => cuts && /hidden|clip/.test(overflow) && isOutside;
    if (isCut(overflowX, right <= box.left || left >= box.right) || isCut(overflowY, bottom <= box.top || top >= box.bottom))
      return false;
    if (position === 'fixed') return right > 0 && left < innerWidth;
    if (position === 'absolute') isAbsolute = true;
    else if (position !== 'static') isAbsolute = false;
  }
  return true;
}
