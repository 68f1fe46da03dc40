import { adoptStyles } from '../../browser/adopt-styles.ts';
import { cleanHtml } from '../../browser/clean-html.ts';
import { followShown } from '../../browser/follow-shown.ts';
import { withTexts } from '../../browser/page-texts.ts';
import { putLink, safeLink } from '../../browser/safe-link.ts';
import type { TextStorage } from '../../browser/storage.ts';
import { announcementBarStyles } from '../../contract/overlays/overlay-enums.ts';
import { decodeAnnouncementBar } from '../../contract/overlays/overlay-settings.ts';
import { parseBlockJson, readFields, readFlag } from '../../contract/read.ts';
import { bars } from '../../contract/texts/en/common.ts';
import type { Mounted } from '../../page/mountable.ts';
import type { Page } from '../../page/page.ts';
import { buildStaticView } from '../../ui/dom/view.ts';
import { view } from './AnnouncementBar.tsx?static';
import announcementBarStyleSheet from './announcement-bar.css';

/** Read by an inline script of newer pages. overlays#announcement-closed */
const storageKey = 'squarespace-announcement-bar';
const reservedClass = 'announcement-bar-reserved-space';
/** The platform's mark of a closed bar. site#platform-marks */
const hiddenClass = 'sqs-announcement-bar-hidden';

/**
 * Puts the announcement bar into the page; returns null where none is shown. overlays#announcement-shown,
 * overlays#announcement-place
 */
export function mountAnnouncementBar(document: Document, page: Page, inTab: TextStorage): Mounted | null {
  const input = readFields(page.rawContext);
  const { style, text, clickthroughUrl, newWindow } = decodeAnnouncementBar(
    readFields(input.websiteSettings).announcementBarSettings,
  );
  const closed = closedState(page, inTab, text);
  const isShown = readFlag(input.showAnnouncementBar) && style === announcementBarStyles.SHOW && !closed.isClosed;
  const content = cleanHtml(text, document);
  if (!isShown || !content.textContent?.trim()) {
    document.body.classList.remove(reservedClass);
    return null;
  }

  const removeStyles = adoptStyles(document, announcementBarStyleSheet);
  const parts = buildStaticView(document, view);
  const { root: bar, close } = parts;
  parts.text.append(content);
  const link = safeLink(clickthroughUrl, '', newWindow);
  if (link) putLink(parts.link, link);
  else parts.link.remove();
  const stopTexts = withTexts(page.chunks, { bars }, (texts) => {
    bar.setAttribute('aria-label', texts.bars.announcement);
    close.setAttribute('aria-label', texts.bars.closeAnnouncement);
  });
  const stopShown = followShown(bar, (isBarShown) => {
    if (!isBarShown) document.body.classList.remove(reservedClass);
  });
  const dispose = () => {
    stopTexts();
    stopShown();
    bar.remove();
    document.body.classList.remove(reservedClass);
    removeStyles();
  };
  close.addEventListener('click', () => {
    closed.store();
    bar.classList.add(hiddenClass);
  });
  (document.querySelector('.sqs-announcement-bar-dropzone') ?? document.body).prepend(bar);
  return { dispose };
}

/** Returns whether a visitor has closed the bar with this text; always false for signed-in owners. overlays#announcement-owner */
function closedState({ context, storage }: Page, inTab: TextStorage, text: string): { isClosed: boolean; store(): void } {
  const key = `sqs-announcement-bar:${text}`;
  const stored = readFields(parseBlockJson(storage.read(storageKey) ?? ''));
  const isStored = readFlag(stored.closed) && (stored.text === undefined || stored.text === text);
  return {
    isClosed: context.account === null && (inTab.read(key) !== null || isStored),
    store() {
      inTab.write(key, 'true');
      storage.write(storageKey, JSON.stringify({ closed: true, text }));
    },
  };
}
