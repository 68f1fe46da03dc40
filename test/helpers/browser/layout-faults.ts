import type { Page } from 'puppeteer';

/** Runs in the page. Declared as one function, so that its text can be sent to the page. */
function findLayoutFaults(): string[] {
  const controls = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button]';
  const seenOptions = { opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true };
  const root = document.documentElement;
  const modal = [...document.querySelectorAll('[aria-modal=true], dialog[open]')].find((each) =>
    each.checkVisibility(seenOptions),
  );
  const nameOf = (element: Element) =>
    `${element.localName}${element.id && `#${element.id}`}${[...element.classList].map((each) => `.${each}`).join('')}`;
  const saysOf = (element: Element, text: string) => `${nameOf(element)} “${text.trim().replace(/\s+/g, ' ').slice(0, 40)}”`;

  /** The part of a box that ancestors which clip or scroll let one see; those of the page itself scroll with it. */
  const clipped = (element: Element, box: DOMRect): DOMRect => {
    let { left, top, right, bottom } = box;
    let position = getComputedStyle(element).position;
    for (let each: Element | null = element; each && each !== document.body; each = each.parentElement) {
      const style = getComputedStyle(each);
      if (each !== element) {
        if (position === 'fixed') break;
        if (position === 'absolute' && style.position === 'static') continue;
        ({ position } = style);
      }
      if (style.clipPath === 'inset(50%)') return new DOMRect();
      if (style.overflowX === 'visible' || style.display === 'inline') continue;
      const limit = each.getBoundingClientRect();
      [left, top] = [Math.max(left, limit.left), Math.max(top, limit.top)];
      [right, bottom] = [Math.min(right, limit.right), Math.min(bottom, limit.bottom)];
    }
    return new DOMRect(left, top, right - left, bottom - top);
  };

  const rangeOf = (text: Node) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return range;
  };
  /** Something of the element is drawn at this point: a ground, a picture or a text. */
  const isDrawn = (element: Element, x: number, y: number): boolean => {
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    if (backgroundImage !== 'none' || !/^rgba\(.*, 0\)$/.test(backgroundColor)) return true;
    if (element.closest('img, svg, video, iframe, canvas, input, select, textarea')) return true;
    return [...element.childNodes].some(
      (node) =>
        node.nodeType === Node.TEXT_NODE &&
        [...rangeOf(node).getClientRects()].some((box) => x > box.left && x < box.right && y > box.top && y < box.bottom),
    );
  };
  /** A cookie banner that is not across the top hides what is behind it until it is answered. */
  const isOwn = (hit: Element, element: Element) =>
    hit.closest('.sqs-cookie-banner-v2:not(.TOP)') !== null ||
    hit.contains(element) ||
    element.contains(hit) ||
    [...((element as HTMLInputElement).labels ?? [])].some((label) => label.contains(hit));

  /**
   * Returns the element that covers a point of the box, when it is in the middle of the window as far as the page can be
   * scrolled.
   */
  const coverOf = (element: HTMLElement, box: DOMRect, isControl: boolean): Element | undefined => {
    const before = element.getBoundingClientRect();
    scrollTo({ top: box.top + scrollY - innerHeight / 2, behavior: 'instant' });
    const after = element.getBoundingClientRect();
    const hits = [0.15, 0.5, 0.85].map((part) => {
      const x = box.left + after.left - before.left + box.width * part;
      const y = box.top + after.top - before.top + box.height / 2;
      let hit = document.elementFromPoint(x, y);
      while (hit && !isOwn(hit, element) && !isControl && !isDrawn(hit, x, y)) hit = hit.parentElement;
      return hit && !isOwn(hit, element) ? hit : undefined;
    });
    return isControl && hits.includes(undefined) ? undefined : hits.find((hit) => hit !== undefined);
  };

  const found: string[] = [];
  if (root.scrollWidth > root.clientWidth) found.push(`the page is ${root.scrollWidth} px wide`);
  const texts = document.createTreeWalker(modal ?? document.body, NodeFilter.SHOW_TEXT);
  const check = (element: HTMLElement, text: string, boxAt: (index: number) => DOMRect | undefined, isControl: boolean): void => {
    if (!element.checkVisibility(seenOptions) || (isControl && getComputedStyle(element).pointerEvents === 'none')) return;
    const { pointerEvents } = element.style;
    if (!isControl) element.style.pointerEvents = 'auto';
    for (let index = 0, whole = boxAt(0); whole; whole = boxAt(++index)) {
      const box = clipped(element, whole);
      if (box.width < 4 || box.height < 4 || box.right <= 0 || box.bottom + scrollY <= 0) continue;
      if (box.left < -1 || box.right > root.clientWidth + 1) found.push(`${saysOf(element, text)} ends outside the page`);
      const cover = coverOf(element, box, isControl);
      if (cover) found.push(`${nameOf(cover)} covers ${saysOf(element, text)}`);
    }
    element.style.pointerEvents = pointerEvents;
  };
  for (const each of (modal ?? document).querySelectorAll<HTMLElement>(controls))
    check(each, each.ariaLabel ?? each.textContent ?? '', (index) => (index === 0 ? each.getClientRects()[0] : undefined), true);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const { parentElement, textContent } = text;
    if (!parentElement || !textContent?.trim() || parentElement.closest('script, style, noscript, select, textarea, svg'))
      continue;
    check(parentElement, textContent, (index) => rangeOf(text).getClientRects()[index], false);
  }
  scrollTo({ top: 0, behavior: 'instant' });
  return [...new Set(found)];
}

/**
 * Returns what a visitor cannot read or press although it is on the page: texts and controls that another element covers wherever
 * the page is scrolled to, those that end outside the page, and the width of a page that is wider than the window. A text is
 * covered by something that is drawn on a part of it, a control by anything that leaves nothing of it to press. While a modal
 * dialog is open only its contents count.
 */
export const layoutFaults = (page: Page): Promise<string[]> => page.evaluate(`(${findLayoutFaults})()`) as Promise<string[]>;
