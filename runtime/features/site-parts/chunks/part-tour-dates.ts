import { adoptStyles } from '../../../browser/adopt-styles.ts';
import { buildElement } from '../../../browser/build-element.ts';
import { pageLanguage, withTexts } from '../../../browser/page-texts.ts';
import { putLink, safeLink } from '../../../browser/safe-link.ts';
import { parseBlockJson } from '../../../contract/blocks/block-json.ts';
import { readFields, readText } from '../../../contract/read.ts';
import { tourDates } from '../../../contract/texts/en/common.ts';
import { blockSkipped } from '../../../page/block-skipped.ts';
import type { Mounted } from '../../../page/mountable.ts';
import type { Page } from '../../../page/page.ts';
import { askFirst } from '../../third-parties/index.ts';
import styles from '../tour-dates/tour-dates.css';

/** A list that is longer is cut (our choice). */
const mostDates = 200;

interface TourDate {
  readonly when: string;
  readonly venue: string;
  readonly place: string;
  readonly tickets: unknown;
}

/**
 * An artist's dates, which the server leaves out: asked of the service that keeps them, once the visitor may be brought there. The block says whose
 * (`artistId`) and which (`timeframe`). Texts of the service are texts. Block type TOURDATES, spec 2 §3; what is asked of whom is our choice.
 */
export async function mount(block: HTMLElement, page: Page): Promise<Mounted> {
  const data = readFields(parseBlockJson(block.dataset.blockJson ?? ''));
  const artist = readText(data.artistId).trim();
  if (!artist) throw blockSkipped('data-missing');
  const timeframe = /^(past|all)$/.exec(readText(data.timeframe))?.[0] ?? 'upcoming';
  // The one that the page's CSS keeps room by, where there is one.
  const box =
    block.querySelector<HTMLElement>('.tourdates-block-content') ??
    block.querySelector<HTMLElement>('.sqs-block-content') ??
    block;
  const thirdParties = await page.service('third-parties');
  const removeStyles = adoptStyles(document, styles);
  const list = buildElement(document, 'ul', { class: 'ss-tour-dates' });
  let stopTexts = () => {};
  let isOver = false;
  const callOff = askFirst(page, {
    box,
    host: thirdParties.hostOf('tourDates'),
    async bring() {
      const dates = readDates(await thirdParties.tourDates(artist, timeframe));
      if (isOver) return;
      box.append(list);
      stopTexts = withTexts(page.chunks, { tourDates }, ({ tourDates: words }) => {
        const none = buildElement(document, 'li', {}, words.none);
        list.replaceChildren(...(dates.length > 0 ? dates.map((date) => entry(date, words.tickets)) : [none]));
      });
    },
  });
  return {
    dispose() {
      isOver = true;
      callOff();
      stopTexts();
      list.remove();
      removeStyles();
    },
  };
}

function readDates(response: unknown): readonly TourDate[] {
  return (Array.isArray(response) ? response : []).slice(0, mostDates).map((each) => {
    const event = readFields(each);
    const venue = readFields(event.venue);
    const [offer] = Array.isArray(event.offers) ? event.offers : [];
    return {
      when: readText(event.datetime),
      venue: readText(venue.name),
      place: [venue.city, venue.region, venue.country]
        .map((part) => readText(part))
        .filter(Boolean)
        .join(', '),
      tickets: readFields(offer).url ?? event.url,
    };
  });
}

function entry({ when, venue, place, tickets }: TourDate, label: string): HTMLElement {
  // Without a zone: the time at the venue.
  const [day = ''] = /^\d{4}-\d\d-\d\d/.exec(when) ?? [];
  const dayMs = Date.parse(day);
  const words = Number.isNaN(dayMs)
    ? when
    : new Intl.DateTimeFormat(pageLanguage() || undefined, { dateStyle: 'medium', timeZone: 'UTC' }).format(dayMs);
  const link = safeLink(tickets, label, true);
  const anchor =
    link && buildElement(document, 'a', { 'aria-label': `${label}: ${[venue, words].filter(Boolean).join(', ')}` }, label);
  if (link && anchor) putLink(anchor, link);
  return buildElement(
    document,
    'li',
    {},
    buildElement(document, 'time', { datetime: day || null }, words),
    buildElement(document, 'span', {}, buildElement(document, 'strong', {}, venue), ' ', place),
    anchor,
  );
}
