/** Reports an arrival to the advertising pixel of a page that has one. Fetched once the visitor may be tracked. */
import { recordTypes } from '../../../contract/site/collection-types.ts';
import type { Page } from '../../../page/page.ts';
import { searchQuery } from '../landing.ts';

/**
 * Reports the product page or search that the visitor has reached, and each newsletter subscription from now on: commerce#pixel.
 */
export function reportArrival({ context, errors, service }: Page, window: Window & typeof globalThis): void {
  const report = (event: 'viewProductPage' | 'search' | 'subscribeNewsletter', data?: Readonly<Record<string, unknown>>) =>
    void service('commerce').then(({ pixel }) => pixel(event, data), errors.report);
  const { item } = context;
  if (item?.recordType === recordTypes.PRODUCT) report('viewProductPage', { content_ids: [item.id], content_type: 'product' });
  const query = searchQuery(context, window);
  if (query !== null) report('search', { search_string: query });
  window.document.addEventListener('ss-runtime:form-submitted', ({ target }) => {
    if (target instanceof Element && target.matches('.newsletter-form,.sqs-block-newsletter form')) report('subscribeNewsletter');
  });
}
