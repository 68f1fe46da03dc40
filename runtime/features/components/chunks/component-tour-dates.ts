import { adoptStyles } from '../../../browser/adopt-styles.ts';
import { pageLocale } from '../../../browser/language.ts';
import { withTexts } from '../../../browser/page-texts.ts';
import { putLink, safeLink } from '../../../browser/safe-link.ts';
import { parseBlockJson, readFields, readText } from '../../../contract/read.ts';
import { tourDates } from '../../../contract/texts/en/common.ts';
import { blockSkipped, type Mounted } from '../../../page/mountable.ts';
import type { Page } from '../../../page/page.ts';
import { buildStaticView } from '../../../ui/dom/view.ts';
import { askFirst } from '../../third-parties/index.ts';
import { readTourDates, type TourDate } from '../tour-dates/read-tour-dates.ts';
import { view } from '../tour-dates/TourDate.tsx?static';
import styles from '../tour-dates/tour-dates.css';

/**
 * The dates of the artist `artistId` of the block's data; its `timeframe` chooses past dates, upcoming dates or all.
 * site#tour-dates
 */
export async function mount(block: HTMLElement, page: Page): Promise<Mounted> {
  const data = readFields(parseBlockJson(block.dataset.blockJson ?? ''));
  const artist = readText(data.artistId).trim();
  if (!artist) throw blockSkipped('data-missing');
  const timeframe = /^(past|all)$/.exec(readText(data.timeframe))?.[0] ?? 'upcoming';
  // The page's CSS may reserve room for the list in the first of these elements.
  const box =
    block.querySelector<HTMLElement>('.tourdates-block-content') ??
    block.querySelector<HTMLElement>('.sqs-block-content') ??
    block;
  const thirdParties = await page.service('third-parties');
  const removeStyles = adoptStyles(document, styles);
  const list = document.createElement('ul');
  list.className = 'ss-tour-dates';
  let stopTexts = () => {};
  let isDisposed = false;
  const withdraw = askFirst(page, {
    box,
    host: thirdParties.hostOf('tourDates'),
    async load() {
      const dates = readTourDates(await thirdParties.tourDates(artist, timeframe));
      if (isDisposed) return;
      box.append(list);
      stopTexts = withTexts(page.chunks, { tourDates }, ({ tourDates: texts }) => {
        list.replaceChildren(...dates.map((date) => buildDate(date, texts.tickets)));
        if (dates.length === 0) list.appendChild(document.createElement('li')).textContent = texts.none;
      });
    },
  });
  return {
    dispose() {
      isDisposed = true;
      withdraw();
      stopTexts();
      list.remove();
      removeStyles();
    },
  };
}

function buildDate({ time, venue, place, tickets }: TourDate, label: string): HTMLElement {
  const parts = buildStaticView(document, view);
  const [day = ''] = /^\d{4}-\d\d-\d\d/.exec(time) ?? [];
  const dayMs = Date.parse(day);
  const format = new Intl.DateTimeFormat(pageLocale(), { dateStyle: 'medium', timeZone: 'UTC' });
  const written = Number.isNaN(dayMs) ? time : format.format(dayMs);
  parts.time.textContent = written;
  if (day) parts.time.dateTime = day;
  parts.venue.textContent = venue;
  parts.place.textContent = place;
  const link = safeLink(tickets, label, true);
  if (link) {
    parts.tickets.textContent = label;
    parts.tickets.setAttribute('aria-label', `${label}: ${[venue, written].filter(Boolean).join(', ')}`);
    putLink(parts.tickets, link);
  } else parts.tickets.remove();
  return parts.root;
}
