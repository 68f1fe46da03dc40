/** A document as a visitor sees it, as far as it tells whether it is the page that was asked for. */
export interface DocumentReading {
  /** Media type, such as `text/html`. */
  readonly contentType: string;
  readonly title: string;
  /** Visible text, folded; at most `maxTextLength` characters. */
  readonly text: string;
  /** Whether a visitor sees text, a picture, a frame, a field or another thing. */
  readonly hasContent: boolean;
  /** Whether the body is JSON and nothing else. */
  readonly isJson: boolean;
  /** Number of visible links, at most 100. */
  readonly links: number;
  /** Number of visible fields of forms, at most 100. */
  readonly fields: number;
  readonly hasPassword: boolean;
  /** Number of visible frames of captchas, without those that only show a badge. */
  readonly captchas: number;
  /** Makers of walls whose marks are in the document. */
  readonly walls: readonly string[];
}

/** Selectors by the maker of a wall, and selectors of captchas and of their badges. */
export interface WallMarks {
  readonly walls: readonly (readonly [maker: string, selector: string])[];
  readonly captchas: string;
  readonly badges: string;
}

/** Reads the document. May throw what the page's replaced built-ins throw. */
export function readDocument({ walls, captchas, badges }: WallMarks): DocumentReading {
  const maxElements = 20_000;
  const maxTextLength = 3000;
  const maxCount = 100;
  const things = 'img,picture,video,canvas,svg,iframe,frame,object,embed,input,select,textarea,button,audio,math,meter,progress';
  const fieldTypes = 'input:not([type=hidden],[type=submit],[type=button],[type=image],[type=checkbox]),select,textarea';
  const isVisible = (element: Element): boolean => {
    const box = element.getBoundingClientRect();
    const isInside = box.right + scrollX > 0 && box.bottom + scrollY > 0;
    return (
      box.width > 1 && box.height > 1 && isInside && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    );
  };
  const ownText = (element: Element): string => {
    if (/^(script|style|template|noscript|title)$/.test(element.localName)) return '';
    let text = '';
    for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) text += node.nodeValue ?? '';
    return text.replace(/\s+/g, ' ').trim();
  };
  const hasPicture = (element: Element): boolean => {
    const box = element.getBoundingClientRect();
    if (box.width < 50 || box.height < 50) return false;
    return /url\(|gradient\(/.test(getComputedStyle(element).backgroundImage) && isVisible(element);
  };
  const roots: (Document | ShadowRoot)[] = [document];
  const seen = { text: '', hasContent: false, links: 0, fields: 0, hasPassword: false, captchas: 0, elements: 0 };
  const see = (element: Element) => {
    const text = seen.text.length < maxTextLength ? ownText(element) : '';
    if (text !== '' && isVisible(element)) seen.text = `${seen.text} ${text}`.trim();
    const isCustom = element.localName.includes('-');
    if (!seen.hasContent && (isCustom || element.matches(things)) && isVisible(element)) seen.hasContent = true;
    if (!seen.hasContent && seen.elements < 500 && hasPicture(element)) seen.hasContent = true;
    if (seen.links < maxCount && element.matches('a[href]') && isVisible(element)) seen.links += 1;
    if (element.matches(fieldTypes) && isVisible(element)) {
      seen.fields = Math.min(maxCount, seen.fields + 1);
      seen.hasPassword ||= element.matches('[type=password]');
    }
    if (element.matches(captchas) && !element.closest(badges) && isVisible(element)) seen.captchas += 1;
  };
  for (let root = roots.shift(); root; root = roots.shift()) {
    for (const element of root.querySelectorAll('*')) {
      seen.elements += 1;
      if (seen.elements > maxElements) break;
      if (element.shadowRoot) roots.push(element.shadowRoot);
      see(element);
    }
  }
  const isJson = (): boolean => {
    // Documents without a root element are not HTML.
    const body = document.body as HTMLElement | null;
    const children = [...(body?.children ?? [])].filter(({ localName }) => localName !== 'script');
    const text = body?.textContent?.trim() ?? '';
    const isPlain = children.length === 0 || (children.length === 1 && children[0]?.localName === 'pre');
    if (!isPlain || !/^[[{]/.test(text)) return false;
    try {
      return typeof JSON.parse(text) === 'object';
    } catch {
      return false;
    }
  };
  return {
    contentType: document.contentType,
    title: document.title.replace(/\s+/g, ' ').trim().slice(0, 300),
    text: seen.text.slice(0, maxTextLength),
    hasContent: seen.hasContent || seen.text !== '',
    isJson: isJson(),
    links: seen.links,
    fields: seen.fields,
    hasPassword: seen.hasPassword,
    captchas: seen.captchas,
    walls: walls.filter(([, selector]) => document.querySelector(selector) !== null).map(([maker]) => maker),
  };
}
