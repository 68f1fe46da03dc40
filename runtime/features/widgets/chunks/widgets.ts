import { blockSkipped, type Mounted } from '../../../page/mountable.ts';
import type { Page } from '../../../page/page.ts';
import { renderWidget } from '../render-widget.ts';
import { buildStateView } from '../state-view.ts';
import { widgetRequest } from '../widget-request.ts';

export { renderWidget } from '../render-widget.ts';
export { widgetRequest } from '../widget-request.ts';

const calendars = '.sqs-block-calendar';
/** Content of a block that is rendered already. */
const items = 'img,video,article,.slide,.summary-item';

/** Blocks whose content the platform renders: social galleries, summaries of events, and calendars. site#widgets */
export function mount(container: HTMLElement, page: Page): Mounted | Promise<Mounted> {
  if (container.matches(calendars)) return mountCalendar(container, page);
  const block = container.closest<HTMLElement>('[data-block-json]');
  const content = block?.querySelector<HTMLElement>('.sqs-block-content') ?? block;
  if (!block || !content) throw blockSkipped('data-missing');
  if (block.dataset.ssWidget === 'rendered' || content.querySelector(items)) return { dispose() {} };
  const request = widgetRequest(block);
  if (!request) throw blockSkipped('data-unparseable');

  let isSettled = false;
  const state = buildStateView(content, page, () => load());
  const load = (): void => {
    block.dataset.ssWidget = 'loading';
    state.loading();
    renderWidget(page, request).then(
      (rendered) => {
        if (isSettled) return;
        // From now on `dispose` keeps the content.
        isSettled = true;
        state.dispose();
        replace(block, content, rendered);
        // The new content is initialised like the rest of the page.
        page.emitter.emit('new-blocks', undefined);
      },
      () => {
        if (isSettled) return;
        block.dataset.ssWidget = 'failed';
        state.failed();
      },
    );
  };
  load();
  return {
    dispose() {
      if (isSettled) return;
      isSettled = true;
      state.dispose();
      delete block.dataset.ssWidget;
    },
  };
}

async function mountCalendar(block: HTMLElement, page: Page): Promise<Mounted> {
  // The chunk imports React.
  page.chunks.prefetch('calendar react');
  const { mount } = await page.chunks.load('calendar');
  return { ...(await mount(block, page)), kind: 'calendar' };
}

/**
 * Puts the rendered content into the block. Content with a gallery gets a new block element, because the old one was mounted with
 * its empty content.
 */
function replace(block: HTMLElement, content: HTMLElement, rendered: DocumentFragment): void {
  block.dataset.ssWidget = 'rendered';
  if (!rendered.querySelector('.sqs-gallery')) {
    content.replaceChildren(rendered);
    block.removeAttribute('data-ss-block-error');
    block.dataset.ssBlock = 'widget';
    return;
  }
  const fresh = block.cloneNode(false) as HTMLElement;
  fresh.removeAttribute('data-ss-block');
  fresh.removeAttribute('data-ss-block-error');
  const place = content === block ? fresh : fresh.appendChild(content.cloneNode(false) as HTMLElement);
  place.append(rendered);
  block.replaceWith(fresh);
}
