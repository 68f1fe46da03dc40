/** What a page shows of itself: its runtime's state, its cookie banner. */
export interface PageReading {
  readonly address: string;
  readonly runtime: string | null;
  /** `Static.CENSUS_DISABLED`, the global switch against census, is on. */
  readonly censusDisabled: boolean;
  /** The banner text of the page's cookie settings as text, without its markup; empty when there is none. */
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

/** Reads the page as it stands. Self-contained, because it travels as text; never throws for what a page holds. */
export function readPage(): PageReading {
  const isVisible = (element: Element | null | undefined): boolean => {
    if (!element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const box = element.getBoundingClientRect();
    const inWidth = box.right > 0 && box.left < innerWidth;
    return box.width > 0 && box.height > 0 && inWidth && box.bottom > 0 && box.top < innerHeight;
  };
  const ofStatic = (name: string): unknown => {
    try {
      return (globalThis as { Static?: Record<string, unknown> }).Static?.[name];
    } catch {
      return undefined;
    }
  };
  const folded = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim();
  const settingsText = (): string => {
    try {
      const context = ofStatic('SQUARESPACE_CONTEXT') as { cookieSettings?: { cookieBannerText?: unknown } } | undefined;
      const html = context?.cookieSettings?.cookieBannerText;
      if (typeof html !== 'string') return '';
      const { body } = new DOMParser().parseFromString(html, 'text/html');
      // What these hold is no text for people.
      for (const element of body.querySelectorAll('script,style,iframe,object,embed,template,noscript,textarea,title,svg,math'))
        element.remove();
      return folded(body.textContent);
    } catch {
      return '';
    }
  };
  const banners = [...document.querySelectorAll('.sqs-cookie-banner-v2')];
  const banner = banners.find(isVisible) ?? banners[0];
  const part = (name: string) => banner?.querySelector(`.sqs-cookie-banner-v2-${name}`);
  const data: Record<string, string> = {};
  for (const attribute of banner?.attributes ?? []) {
    if (attribute.name.startsWith('data-')) data[attribute.name.slice('data-'.length)] = attribute.value;
  }
  return {
    address: location.href,
    runtime: document.documentElement.getAttribute('data-ss-runtime'),
    censusDisabled: Boolean(ofStatic('CENSUS_DISABLED')),
    settingsText: settingsText(),
    banner: {
      count: banners.length,
      visible: isVisible(banner),
      text: folded(part('text')?.textContent),
      data,
      acceptVisible: isVisible(part('accept')),
      declineVisible: isVisible(part('deny')),
    },
  };
}

/** The page context as it stands, for the browser to write down; null when the page holds none. Throws what the page's own getters throw. */
export function readContext(): unknown {
  const context = (globalThis as { Static?: { SQUARESPACE_CONTEXT?: unknown } }).Static?.SQUARESPACE_CONTEXT;
  return typeof context === 'object' ? context : null;
}

/** Settles when the page's runtime has started, at once where there is none. */
export async function runtimeReady(): Promise<void> {
  const runtime = (globalThis as { SSRuntime?: { ready?: Promise<unknown> } }).SSRuntime;
  await Promise.resolve(runtime?.ready).catch(() => undefined);
}
