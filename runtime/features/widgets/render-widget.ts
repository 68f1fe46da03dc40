import { type Once, once } from '../../browser/once.ts';
import { pageWide } from '../../browser/page-wide.ts';
import { getWidgetRendering } from '../../contract/endpoints.ts';
import { runtimeError } from '../../contract/errors.ts';
import { readFields } from '../../contract/read.ts';
import type { Page } from '../../page/page.ts';
import { cleanMarkup } from './clean-markup.ts';
import type { WidgetRequest } from './widget-request.ts';

declare module '../../browser/page-wide.ts' {
  interface PageWide {
    /** Rendered widgets of this page, by their requests. */
    readonly widgets: Map<string, Once<string>>;
  }
}

/**
 * Returns the rendered content of a block, without scripts. Rejects after the second failure; the next call tries again.
 * site#widgets
 */
export async function renderWidget(page: Page, request: WidgetRequest): Promise<DocumentFragment> {
  const known = pageWide('widgets', () => new Map());
  const key = JSON.stringify(request);
  const widget = known.get(key) ?? once(() => requestWidget(page, request));
  known.set(key, widget);
  return cleanMarkup(await widget.load());
}

async function requestWidget(page: Page, { collectionId, ...widget }: WidgetRequest): Promise<string> {
  const calls = await page.service('calls');
  const outcome = await calls.post(getWidgetRendering.path, {
    encoding: 'form',
    data: { widgetJSON: JSON.stringify(widget), ...(collectionId ? { collectionId } : {}) },
    background: true,
    retries: 1,
  });
  const html = outcome.ok ? readFields(outcome.value).html : undefined;
  if (typeof html === 'string') return html;
  throw runtimeError('widget-failed', outcome.ok ? 'The response of GetWidgetRendering has no html.' : outcome.failure.message);
}
