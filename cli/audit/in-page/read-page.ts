import { foldSpaces, selectAll, selectValid } from './elements.ts';

/** State of a page: its runtime and its cookie banner. */
export interface PageReading {
  readonly address: string;
  readonly runtime: string | null;
  /** Whether `Static.CENSUS_DISABLED` is set. */
  readonly censusDisabled: boolean;
  /** Banner text of the page's cookie settings, without markup; empty when there is no text. */
  readonly settingsText: string;
  readonly banner: {
    readonly count: number;
    readonly visible: boolean;
    readonly text: string;
    readonly data: Record<string, string>;
    readonly acceptVisible: boolean;
    readonly declineVisible: boolean;
  };
}

/** CSS selectors of a banner's root, text and controls. `HOST >>> SELECTOR` selects inside an open shadow root. */
export interface BannerParts {
  /** null for the box around the controls. */
  readonly root: string | null;
  readonly text: string | null;
  readonly accept: string | null;
  readonly decline: string | null;
}

/** Reads the page. Never throws for the page's content. */
export function readPage(parts: BannerParts): PageReading {
  const isVisible = (element: Element | null | undefined): boolean => {
    if (!element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const box = element.getBoundingClientRect();
    const inWidth = box.right > 0 && box.left < innerWidth;
    return box.width > 0 && box.height > 0 && inWidth && box.bottom > 0 && box.top < innerHeight;
  };
  const readStatic = (name: string): unknown => {
    try {
      return (globalThis as { Static?: Record<string, unknown> }).Static?.[name];
    } catch {
      return undefined;
    }
  };
  const settingsText = (): string => {
    try {
      const context = readStatic('SQUARESPACE_CONTEXT') as { cookieSettings?: { cookieBannerText?: unknown } } | undefined;
      const html = context?.cookieSettings?.cookieBannerText;
      if (typeof html !== 'string') return '';
      const { body } = new DOMParser().parseFromString(html, 'text/html');
      // The content of these elements is not visible text.
      for (const element of body.querySelectorAll('script,style,iframe,object,embed,template,noscript,textarea,title,svg,math'))
        element.remove();
      return foldSpaces(body.textContent);
    } catch {
      return '';
    }
  };
  const controls = [...selectValid(parts.accept), ...selectValid(parts.decline)];
  const boxOf = (control: Element): Element => {
    const outerOf = (box: Element) => box.parentElement ?? (box.getRootNode() as Partial<ShadowRoot>).host ?? null;
    for (let box: Element | null = control; box && box !== document.body; box = outerOf(box)) {
      if (box.matches('dialog,[role=dialog],[role=alertdialog]') || /fixed|sticky/.test(getComputedStyle(box).position))
        return box;
    }
    return control.parentElement ?? control;
  };
  const banners = parts.root === null ? [...new Set(controls.map(boxOf))] : selectValid(parts.root);
  const banner = banners.find(isVisible) ?? banners[0];
  const part = (selector: string | null) =>
    selectValid(selector).find((element) => parts.root === null || banner?.contains(element));
  const data: Record<string, string> = {};
  for (const attribute of banner?.attributes ?? []) {
    if (attribute.name.startsWith('data-')) data[attribute.name.slice('data-'.length)] = attribute.value;
  }
  return {
    address: location.href,
    // During a navigation, or after scripts removed it, there is no root element.
    runtime: (document.documentElement as Element | null)?.getAttribute('data-ss-runtime') ?? null,
    censusDisabled: Boolean(readStatic('CENSUS_DISABLED')),
    settingsText: settingsText(),
    banner: {
      count: banners.length,
      visible: isVisible(banner),
      text: foldSpaces((parts.text === null ? banner : part(parts.text))?.textContent).slice(0, 5000),
      data,
      acceptVisible: isVisible(part(parts.accept)),
      declineVisible: isVisible(part(parts.decline)),
    },
  };
}

/**
 * Returns the page context, which the browser serializes; null for a page without one. Throws errors of the page's getters.
 */
export function readContext(): unknown {
  const context = (globalThis as { Static?: { SQUARESPACE_CONTEXT?: unknown } }).Static?.SQUARESPACE_CONTEXT;
  return typeof context === 'object' ? context : null;
}

/**
 * Returns the centre of the first visible element of a selector, scrolled into view; null without such an element.
 */
export function centreOf(selector: string): { readonly x: number; readonly y: number } | null {
  const seen = selectAll(selector).find((element) => {
    const box = element.getBoundingClientRect();
    return box.width > 0 && box.height > 0 && element.checkVisibility({ visibilityProperty: true });
  });
  if (!seen) return null;
  const isInside = ({ x, y, right, bottom }: DOMRect) => x >= 0 && y >= 0 && right <= innerWidth && bottom <= innerHeight;
  if (!isInside(seen.getBoundingClientRect())) seen.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = seen.getBoundingClientRect();
  return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
}

/** Turns the banner's preview mode on. Returns whether the page has that mode. */
export function forceBanner(): boolean {
  const runtime = (globalThis as { SSRuntime?: { consent?: { force?: () => void } } }).SSRuntime;
  if (typeof runtime?.consent?.force !== 'function') return false;
  runtime.consent.force();
  return true;
}

/** Whether a selector of BannerParts is one for this browser. */
export function isSelector(selector: string): boolean {
  try {
    for (const part of selector.split('>>>')) document.createDocumentFragment().querySelector(part);
    return true;
  } catch {
    return false;
  }
}
