import { pageLanguage, withTexts } from '../../../browser/page-texts.ts';
import { decodeSite } from '../../../contract/site/page-context.ts';
import { calendar } from '../../../contract/texts/en/common.ts';
import { blockSkipped } from '../../../page/block-skipped.ts';
import type { Mounted } from '../../../page/mountable.ts';
import type { Page } from '../../../page/page.ts';
import { buildCalendar } from '../calendar-view.ts';
import { dayIn, supportedTimeZone } from '../days.ts';
import { readEvents } from '../read-events.ts';

/**
 * A calendar of a collection's events, as the platform renders them for this block (GetWidgetRendering, spec 2 §7: no other call knows of events), by
 * days of the site's own time zone.
 */
export async function mount(block: HTMLElement, page: Page): Promise<Mounted> {
  const { renderWidget, buildStateView, widgetRequest } = await page.chunks.load('widgets');
  const request = widgetRequest(block);
  if (!request) throw blockSkipped(block.dataset.blockJson ? 'data-unparseable' : 'data-missing');
  const content = block.querySelector<HTMLElement>('.sqs-block-content') ?? block;
  const timeZone = supportedTimeZone(decodeSite(page.rawContext).website.timeZone);
  let isOver = false;
  // Its days are there at once, as high as those of any month; what happens on them comes below.
  const view = buildCalendar(
    content.ownerDocument,
    { today: dayIn(page.clock.now(), timeZone), language: pageLanguage(), timeZone, id: request.id },
    calendar,
  );
  const stopTexts = withTexts(page.chunks, { calendar }, (texts) => view.say(texts.calendar));
  content.append(view.root);
  const state = buildStateView(view.root, page, () => load());
  const load = (): void => {
    state.loading();
    renderWidget(page, request).then(
      (rendered) => {
        if (isOver) return;
        state.dispose();
        view.show(readEvents(rendered, timeZone));
      },
      () => isOver || state.failed(),
    );
  };
  load();
  return {
    dispose() {
      isOver = true;
      state.dispose();
      stopTexts();
      view.end();
    },
  };
}
