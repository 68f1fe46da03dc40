import {
  announcementBarStyles,
  badgeTypes,
  mobileInfoBarStyles,
  popupOverlayStyles,
} from '../../contract/overlays/overlay-enums.ts';
import { readFields, readFlag, readNumber } from '../../contract/read.ts';
import type { Page } from '../../page/page.ts';

/**
 * Fetches the popup's decision, the bars, the badge and the owner's manager on pages that may have one of them: most have none.
 * Spec 2 §3, §4 "Popups and info bars".
 */
export function fetchExtras(page: Page): void {
  if (mayHaveExtras(page)) page.chunks.load('extras').then(({ mount }) => mount(page), page.errors.report);
}

/** Nothing is decided here but that nothing can come. */
export function mayHaveExtras({ context, rawContext }: Pick<Page, 'context' | 'rawContext'>): boolean {
  const page = readFields(rawContext);
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
