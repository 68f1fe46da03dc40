import type { BannerControl } from '../artifacts/artifacts.ts';
import { bannerPatterns } from '../banner-words/patterns.ts';
import { foldText } from '../in-page/banner/fold.ts';

/**
 * Limits between which refusing counts as prominent as accepting (our choice; the guidelines give no figures). Texts differ in
 * length, so that a width says less than a height.
 */
const fairness = {
  /** Ratio of the heights, below which the smaller control looks like a lesser one. */
  minHeightRatio: 0.75,
  /** Ratio of the areas: “No” beside “Accept all cookies” is about half as wide. */
  minAreaRatio: 0.35,
  /** Ratio of the font sizes: 14 px beside 16 px is accepted. */
  minFontRatio: 0.85,
  /** Contrast that every text needs (WCAG 2.2, success criterion 1.4.3). */
  minContrast: 4.5,
} as const;

/** Returns how a refusal is less prominent than an acceptance, as parts of a sentence; empty for an equal one. */
export function lesserIn(reject: BannerControl, accept: BannerControl): string[] {
  const heightRatio = reject.heightPx / accept.heightPx;
  const areaRatio = (reject.widthPx * reject.heightPx) / (accept.widthPx * accept.heightPx);
  const fontRatio = reject.fontPx / accept.fontPx;
  const isPlain = accept.isFilled && !reject.isFilled;
  const isSmall = heightRatio < fairness.minHeightRatio || areaRatio < fairness.minAreaRatio;
  return [
    ...(isPlain ? ['is plain text beside a button'] : []),
    // A plain text has no box whose size could be compared.
    ...(isSmall && !isPlain ? [`is ${sizeOf(reject)} beside ${sizeOf(accept)}`] : []),
    ...(fontRatio < fairness.minFontRatio ? [`has text of ${round(reject.fontPx)} px beside ${round(accept.fontPx)} px`] : []),
    ...(reject.contrast < fairness.minContrast && reject.contrast < accept.contrast
      ? [
          `has a contrast of ${round(reject.contrast)}:1 beside ${round(accept.contrast)}:1; expected at least ` +
            `${fairness.minContrast}:1`,
        ]
      : []),
  ];
}

const sizeOf = ({ widthPx, heightPx }: BannerControl): string => `${Math.round(widthPx)} × ${Math.round(heightPx)} px`;

const round = (value: number): number => Math.round(value * 10) / 10;

const accepts = new RegExp(bannerPatterns.accept, 'u');
const acknowledgements = [bannerPatterns.acknowledge, bannerPatterns.close].map((pattern) => new RegExp(pattern, 'u'));

/** Whether a control acknowledges a notice, and agrees to nothing. */
export function acknowledges({ text, name }: BannerControl): boolean {
  const folded = foldText(text || name);
  return folded === '' || folded === 'x' || (acknowledgements.some((pattern) => pattern.test(folded)) && !accepts.test(folded));
}
