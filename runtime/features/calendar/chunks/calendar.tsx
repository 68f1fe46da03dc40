import { pageLocale } from '../../../browser/language.ts';
import { decodeSite } from '../../../contract/site/page-context.ts';
import { blockSkipped, type Mounted } from '../../../page/mountable.ts';
import type { Page } from '../../../page/page.ts';
import lineStyles from '../../../ui/dom/line-view.css';
import { openIsland } from '../../../ui/react/open-island.tsx';
import { Calendar } from '../Calendar.tsx';
import calendarStyles from '../calendar.css';
import { dayIn, supportedTimeZone } from '../days.ts';
import { readEvents } from '../read-events.ts';

/**
 * A calendar of the events that the platform renders for the block, by days of the site's time zone. `commerce#calendar-events`
 */
export async function mount(block: HTMLElement, page: Page): Promise<Mounted> {
  const { renderWidget, widgetRequest } = await page.chunks.load('widgets');
  const request = widgetRequest(block);
  if (!request) throw blockSkipped(block.dataset.blockJson ? 'data-unparseable' : 'data-missing');
  const timeZone = supportedTimeZone(decodeSite(page.rawContext).website.timeZone);
  return openIsland(page, {
    name: 'calendar',
    tree: (
      <Calendar
        id={request.id}
        today={dayIn(page.clock.now(), timeZone)}
        language={pageLocale() ?? ''}
        timeZone={timeZone}
        load={async () => readEvents(await renderWidget(page, request), timeZone)}
      />
    ),
    styles: lineStyles + calendarStyles,
    parent: block.querySelector('.sqs-block-content') ?? block,
  });
}
