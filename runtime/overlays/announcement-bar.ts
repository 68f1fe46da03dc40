import { decodeAnnouncementBar } from '../contract/decoders/overlays.ts';
import { readFields, readFlag } from '../contract/decoders/read.ts';
import { announcementBarStyles } from '../contract/enums/overlay.ts';
import { adoptStyles } from '../lib/adopt-styles.ts';
import type { SessionFlags } from '../lib/session-flags.ts';
import type { Live } from '../page/mountable.ts';
import type { Page } from '../page/page.ts';
import { announcementBarStyles as looks } from './announcement-bar-styles.ts';
import { buildElement, buildIcon } from './build-element.ts';
import { cleanHtml } from './clean-html.ts';
import { putLink, safeLink } from './safe-link.ts';

const root = 'sqs-announcement-bar';

/**
 * Puts the announcement bar into the page's drop zone, or first in its body; null where there is none to show. Who closes it has
 * it closed, this text, until the tab is; signed-in owners always see what their site shows (our choice). Spec 2 §4, wild §1.
 */
export function mountAnnouncementBar(document: Document, page: Page, flags: SessionFlags): Live | null {
  const given = readFields(page.given);
  const { style, text, clickthroughUrl, newWindow } = decodeAnnouncementBar(
    readFields(given.websiteSettings).announcementBarSettings,
  );
  const closedFlag = `${root}:${text}`;
  const isClosed = page.context.account === null && flags.has(closedFlag);
  if (!readFlag(given.showAnnouncementBar) || style !== announcementBarStyles.SHOW || isClosed) return null;
  const words = cleanHtml(text, document);
  if (!words.textContent?.trim()) return null;

  const removeStyles = adoptStyles(document, looks);
  const id = `${root}-text`;
  const link = safeLink(clickthroughUrl, '', newWindow);
  const anchor = link && buildElement(document, 'a', { class: `${root}-url`, 'aria-labelledby': id });
  if (link && anchor) putLink(anchor, link);
  const close = buildElement(
    document,
    'button',
    { type: 'button', class: `${root}-close`, 'aria-label': 'Close the announcement' },
    buildIcon(document, 'M5 5l10 10M15 5L5 15'),
  );
  const inner = buildElement(document, 'div', { class: `${root}-text-inner`, id }, words);
  const bar = buildElement(
    document,
    'div',
    { class: root, role: 'region', 'aria-label': 'Announcement' },
    buildElement(document, 'div', { class: `${root}-text` }, inner),
    anchor,
    close,
  );
  const end = () => {
    bar.remove();
    removeStyles();
  };
  close.addEventListener('click', () => {
    flags.set(closedFlag);
    end();
  });
  (document.querySelector(`.${root}-dropzone`) ?? document.body).prepend(bar);
  return { destroy: end };
}
