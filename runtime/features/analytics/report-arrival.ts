/** What few arrivals have: a campaign, and an advertising pixel that hears of the visit. Fetched once the visitor may be tracked. */
import { recordTypes } from '../../contract/site/collection-types.ts';
import type { Page } from '../../page/page.ts';
import { namesCampaign } from './campaign.ts';
import { recordLanding } from './landing.ts';
import { searchQuery } from './site-search.ts';

export function reportArrival(page: Page, window: Window & typeof globalThis): void {
  if (namesCampaign(window.location.search)) recordLanding(window);
  // The name that the advertising network's own snippet gives its function: only who has put one on the page wants to hear of it.
  if ('fbq' in window) reportToPixel(page, window);
}

/** Product pages, searches, and newsletters that are subscribed to from now on. Spec 2 §7 "Commerce pixel helper". */
function reportToPixel({ context, errors, service }: Page, window: Window & typeof globalThis): void {
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
