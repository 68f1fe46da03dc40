/** Reports an arrival to the advertising pixel of a page that has one. Fetched once the visitor may be tracked. */
import { recordTypes } from '../../contract/site/collection-types.ts';
import type { Page } from '../../page/page.ts';
import { searchQuery } from './site-search.ts';

/** Product pages, searches, and newsletters that are subscribed to from now on. Spec 2 §7 "Commerce pixel helper". */
export function reportArrival({ context, errors, service }: Page, window: Window & typeof globalThis): void {
  const report = (event: 'viewProductPage' | 'search' | 'subscribeNewsletter', data?: Readonly<Record<string, unknown>>) =>
    void service('commerce').then(({ pixel }) => pixel(event, data), errors.report);
  const { item } = context;
  if (item?.recordType === recordTypes.PRODUCT) report('viewProductPage', { content_ids: [item.id], content_type: 'product' });
  const words = searchQuery(context, window);
  if (words !== null) report('search', { search_string: words });
  window.document.addEventListener('ss-runtime:form-submitted', ({ target }) => {
    if (target instanceof Element && target.matches('.newsletter-form,.sqs-block-newsletter form')) report('subscribeNewsletter');
  });
}
