import { pageWide } from '../../browser/page-wide.ts';
import { getWidgetRendering } from '../../contract/endpoints.ts';
import { runtimeError } from '../../contract/errors.ts';
import { readFields } from '../../contract/read.ts';
import type { Page } from '../../page/page.ts';
import { cleanMarkup } from './clean-markup.ts';
import type { WidgetRequest } from './widget-request.ts';

declare module '../../browser/page-wide.ts' {
  interface PageWide {
    /** What the platform has rendered for this page, by what it was asked. */
    readonly widgets: Map<string, Promise<string>>;
  }
}

/**
 * Returns what the platform renders for a block, cleaned: GetWidgetRendering (spec 2 §7), asked once a page for the same thing. A call that fails is
 * made once more after 200 ms. Rejects where that fails, too; the next one who asks has another try.
 */
export async function renderWidget(page: Page, request: WidgetRequest): Promise<DocumentFragment> {
  const known = pageWide('widgets', () => new Map());
  const key = JSON.stringify(request);
  const coming = known.get(key) ?? ask(page, request);
  known.set(key, coming);
  coming.catch(() => known.delete(key));
  return cleanMarkup(await coming);
}

async function ask(page: Page, { collectionId, ...widget }: WidgetRequest): Promise<string> {
  const calls = await page.service('calls');
  const outcome = await calls.post(getWidgetRendering.path, {
    encoding: 'form',
    data: { widgetJSON: JSON.stringify(widget), ...(collectionId ? { collectionId } : {}) },
    background: true,
    retries: 1,
  });
  const html = outcome.ok ? readFields(outcome.value).html : undefined;
  if (typeof html === 'string') return html;
  throw runtimeError('widget-failed', outcome.ok ? 'GetWidgetRendering answered without html' : outcome.failure.message);
}
