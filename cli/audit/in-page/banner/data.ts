/** Meanings of the words of banners. */
export const meanings = [
  'accept',
  'acknowledge',
  'yes',
  'all',
  'reject',
  'no',
  'without',
  'only',
  'necessary',
  'settings',
  'save',
  'selection',
  'cookie',
  'purpose',
  'privacy',
  'use',
  'food',
  'age',
  'pay',
  'policy',
  'close',
] as const;
export type PatternName = (typeof meanings)[number];
/** Sources of regular expressions for folded texts, by the meaning of their words. */
export type BannerPatterns = Readonly<Record<PatternName, string>>;

/** Word lists and makes of banners, which are the audit's. */
export interface BannerData {
  readonly patterns: BannerPatterns;
  readonly makes: readonly { readonly name: string; readonly selector: string }[];
}

let given: BannerData | null = null;

/** Makes the data known to all functions of this document. */
export function takeBannerData(data: BannerData): void {
  given = data;
}

/** Returns the data. Throws an Error before `takeBannerData`. */
export function bannerData(): BannerData {
  if (!given) throw new Error('Expected the data of banners first.');
  return given;
}
