import {
  announcementBarStyles,
  badgeTypes,
  mobileInfoBarStyles,
  popupOverlayStyles,
} from '../../contract/overlays/overlay-enums.ts';
import { readFields, readFlag, readNumber } from '../../contract/read.ts';
import type { Page } from '../../page/page.ts';

/** Fetches the chunk `extras` on pages that may need it; most pages do not. overlays#extras-download */
export function fetchExtras(page: Page): void {
  if (mayHaveExtras(page)) page.chunks.load('extras').then(({ mount }) => mount(page), page.errors.report);
}

/** Whether the settings name a popup, a bar or a badge, or an owner is signed in. The chunk decides what is shown. */
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
