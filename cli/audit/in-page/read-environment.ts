/** Properties of the browser that pages can read. */
interface BrowserProperties {
  readonly userAgent: string;
  readonly locale: string;
  readonly timezone: string;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly scale: number;
}

/** Returns the browser's properties. */
export const readEnvironment = (): BrowserProperties => ({
  userAgent: navigator.userAgent,
  locale: navigator.language,
  timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  widthPx: innerWidth,
  heightPx: innerHeight,
  scale: devicePixelRatio,
});
