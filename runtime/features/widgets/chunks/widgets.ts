import { blockSkipped } from '../../../page/block-skipped.ts';
import type { Mounted } from '../../../page/mountable.ts';
import type { Page } from '../../../page/page.ts';
import { renderWidget } from '../render-widget.ts';
import { buildStateView } from '../state-view.ts';
import { widgetRequest } from '../widget-request.ts';

export { renderWidget } from '../render-widget.ts';
export { buildStateView } from '../state-view.ts';
export { widgetRequest } from '../widget-request.ts';

const calendars = '.sqs-block-calendar';
/** What a block may hold that was rendered before. */
const items = 'img,video,article,.slide,.summary-item';

/**
 * Has the platform render a block that came empty, in place of its content, and brings that to life. One that came with its items keeps
 * them (our choice): they are what the owner published. Spec 2 §7.
 */
export function mount(container: HTMLElement, page: Page): Mounted | Promise<Mounted> {
  if (container.matches(calendars)) return mountCalendar(container, page);
  const block = container.closest<HTMLElement>('[data-block-json]');
  const content = block?.querySelector<HTMLElement>('.sqs-block-content') ?? block;
  if (!block || !content) throw blockSkipped('data-missing');
  if (block.dataset.ssWidget === 'rendered' || content.querySelector(items)) return { dispose() {} };
  const request = widgetRequest(block);
  if (!request) throw blockSkipped('data-unparseable');

  let isOver = false;
  const state = buildStateView(content, page, () => load());
  const load = (): void => {
    block.dataset.ssWidget = 'loading';
    state.loading();
    renderWidget(page, request).then(
      (rendered) => {
        if (isOver) return;
        // What was asked for it has gone; what has come stays.
        isOver = true;
        state.end();
        replace(block, content, rendered);
        // What has come is found like the rest of the page.
        page.emitter.emit('more-blocks', []);
      },
      () => {
        if (isOver) return;
        block.dataset.ssWidget = 'failed';
        state.failed();
      },
    );
  };
  load();
  return {
    dispose() {
      if (isOver) return;
      isOver = true;
      state.end();
      delete block.dataset.ssWidget;
    },
  };
}

async function mountCalendar(block: HTMLElement, page: Page): Promise<Mounted> {
  const { mount } = await page.chunks.load('calendar');
  return { ...(await mount(block, page)), kind: 'calendar' };
}

/**
 * With a gallery in it, another block in place of this one: what lived in the empty one has not seen what is in it now. Without one it is alive
 * as it is.
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
