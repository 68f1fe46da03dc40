import { adoptStyles } from '../../browser/adopt-styles.ts';
import { buildElement, buildIcon } from '../../browser/build-element.ts';
import { cleanHtml } from '../../browser/clean-html.ts';
import { withTexts } from '../../browser/page-texts.ts';
import { putLink, safeLink } from '../../browser/safe-link.ts';
import type { SessionFlags } from '../../browser/session-flags.ts';
import { parseBlockJson } from '../../contract/blocks/block-json.ts';
import { announcementBarStyles } from '../../contract/overlays/overlay-enums.ts';
import { decodeAnnouncementBar } from '../../contract/overlays/overlay-settings.ts';
import { readFields, readFlag } from '../../contract/read.ts';
import { bars } from '../../contract/texts/en/common.ts';
import type { Mounted } from '../../page/mountable.ts';
import type { Page } from '../../page/page.ts';
import looks from './announcement-bar.css';

const root = 'sqs-announcement-bar';

/** Newer pages read it before we come, to make room for a bar that is to come: JSON whose `closed` true means closed. Wild 2 §7. */
const storedKey = 'squarespace-announcement-bar';
const reservedClass = 'announcement-bar-reserved-space';

const isStoredClosed = (storage: Page['storage'], text: string): boolean => {
  const stored = readFields(parseBlockJson(storage.read(storedKey) ?? ''));
  return readFlag(stored.closed) && (stored.text === undefined || stored.text === text);
};

/**
 * Puts the announcement bar into the page's drop zone, or first in its body; null where there is none to show. Who closes it has
 * it closed, this text, for good, and where nothing can be stored until the tab is; signed-in owners always see what their site shows (our choice). Spec 2 §4, wild §1.
 */
export function mountAnnouncementBar(document: Document, page: Page, flags: SessionFlags): Mounted | null {
  const input = readFields(page.rawContext);
  const { style, text, clickthroughUrl, newWindow } = decodeAnnouncementBar(
    readFields(input.websiteSettings).announcementBarSettings,
  );
  const closedFlag = `${root}:${text}`;
  const isClosed = page.context.account === null && (flags.has(closedFlag) || isStoredClosed(page.storage, text));
  const isShown = readFlag(input.showAnnouncementBar) && style === announcementBarStyles.SHOW && !isClosed;
  const words = cleanHtml(text, document);
  if (!isShown || !words.textContent?.trim()) {
    document.body.classList.remove(reservedClass);
    return null;
  }

  const removeStyles = adoptStyles(document, looks);
  const id = `${root}-text`;
  const link = safeLink(clickthroughUrl, '', newWindow);
  const anchor = link && buildElement(document, 'a', { class: `${root}-url`, 'aria-labelledby': id });
  if (link && anchor) putLink(anchor, link);
  const close = buildElement(
    document,
    'button',
    { type: 'button', class: `${root}-close` },
    buildIcon(document, 'M5 5l10 10M15 5L5 15'),
  );
  const inner = buildElement(document, 'div', { class: `${root}-text-inner`, id }, words);
  const bar = buildElement(
    document,
    'div',
    { class: root, role: 'region', 'data-ss-bar': '' },
    buildElement(document, 'div', { class: `${root}-text` }, inner),
    anchor,
    close,
  );
  const stopTexts = withTexts(page.chunks, { bars }, (texts) => {
    bar.setAttribute('aria-label', texts.bars.announcement);
    close.setAttribute('aria-label', texts.bars.closeAnnouncement);
  });
  const end = () => {
    stopTexts();
    bar.remove();
    document.body.classList.remove(reservedClass);
    removeStyles();
  };
  close.addEventListener('click', () => {
    flags.set(closedFlag);
    page.storage.write(storedKey, JSON.stringify({ closed: true, text }));
    end();
  });
  (document.querySelector(`.${root}-dropzone`) ?? document.body).prepend(bar);
  return { dispose: end };
}
