import { readFields, readFlag, readNumber } from '../contract/decoders/read.ts';
import { announcementBarStyles, badgeTypes, mobileInfoBarStyles, popupOverlayStyles } from '../contract/enums/overlay.ts';
import type { Page } from '../page/page.ts';

/** What the chunk `extras` exports. */
export interface ExtrasChunk {
  readonly mount: (page: Page) => void;
}

/**
 * Fetches the popup's decision, the bars, the badge and the owner's manager on pages that may have one of them: most have none.
 * Spec 2 §3, §4 "Popups and info bars".
 */
export function fetchExtras(page: Page): void {
  if (mayHaveExtras(page)) page.chunks.load<ExtrasChunk>('extras').then(({ mount }) => mount(page), page.errors.report);
}

/** Nothing is decided here but that nothing can come. */
export function mayHaveExtras({ context, given }: Pick<Page, 'context' | 'given'>): boolean {
  const page = readFields(given);
  const settings = readFields(page.websiteSettings);
  const styleOf = (value: unknown) => readNumber(readFields(value).style);
  return (
    context.account !== null ||
    styleOf(settings.popupOverlaySettings) === popupOverlayStyles.SHOW ||
    (styleOf(settings.mobileInfoBarSettings) ?? 0) > mobileInfoBarStyles.NONE ||
    (readFlag(page.showAnnouncementBar) && styleOf(settings.announcementBarSettings) === announcementBarStyles.SHOW) ||
    (readNumber(settings.ssBadgeType) ?? 0) > badgeTypes.NONE
  );
}
