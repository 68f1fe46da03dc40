import type { Hits } from './hits.ts';

/** Records each click on a product's quick-view button, which carries the product's id (wild §3). Spec 2 §7 "RecordQuickView". */
export function watchQuickViews(document: Document, hits: Pick<Hits, 'quickView'>): void {
  const onClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('.sqs-product-quick-view-button') : null;
    if (button?.dataset.id) void hits.quickView(button.dataset.id);
  };
  // Before the page's own listeners: one of them may keep the click from bubbling.
  document.addEventListener('click', onClick, true);
}
